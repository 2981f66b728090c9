import classes from './benefit-text.module.css';

/** The first comma that is not inside a figure: 'HK$5,000' stays whole. */
const restBegins = /, |，/;

/** 'HK$5,000, up to HK$3,000 per item': the main figure stands out, its conditions follow below. */
export function BenefitText({ text }: { text: string }) {
  const at = restBegins.exec(text);
  if (!at) return text;
  return (
    <span>
      {text.slice(0, at.index)}
      <span className="visually-hidden">{at[0]}</span>
      <span className={classes.rest}>{text.slice(at.index + at[0].length)}</span>
    </span>
  );
}
