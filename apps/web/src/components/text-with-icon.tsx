import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Of the class `inline-icon`. */
  icon: ReactNode;
}

/** Words with an icon at their end that is never alone on a line: browsers break before one even after a no-break space. */
export function TextWithIcon({ text, icon }: Props) {
  const last = [...text].at(-1) ?? '';
  return (
    <>
      {text.slice(0, text.length - last.length)}
      <span className="unbroken">
        {last}
        {'\u00a0'}
        {icon}
      </span>
    </>
  );
}
