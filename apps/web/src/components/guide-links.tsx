import type { GuideName } from '@onegi/contract/guides';
import { useTranslations } from 'use-intl';
import { Link } from './link.tsx';

interface Props {
  names: readonly GuideName[];
  /** Stands under the name of the line, which the links then do not show again. */
  underLine?: boolean;
}

/** 'Travel insurance: medical expenses abroad' comes apart into what is before the colon, with it, and what follows. */
function titleParts(title: string): [line: string, topic: string] {
  const at = /: |：/.exec(title);
  const from = at ? at.index + at[0].length : 0;
  return [title.slice(0, from), title.charAt(from).toUpperCase() + title.slice(from + 1)];
}

function Topic({ title }: { title: string }) {
  const [line, topic] = titleParts(title);
  return (
    <span>
      <span className="visually-hidden">{line}</span>
      {topic}
    </span>
  );
}

/** Guides to read on with. Needs the texts of `guides`. */
export function GuideLinks({ names, underLine = false }: Props) {
  const t = useTranslations('guides');
  return (
    <ul className="stack gap-2xs mt-xs">
      {names.map((name) => (
        <li key={name}>
          <Link to={`/guides/${name}`} className="text-link target close-set py-xs">
            {underLine ? <Topic title={t(`topics.${name}.title`)} /> : t(`topics.${name}.title`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
