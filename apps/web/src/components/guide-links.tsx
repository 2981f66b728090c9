import type { GuideName } from '@onegi/contract/guides';
import { useTranslations } from 'use-intl';
import { guideTitleParts } from './guide-title.ts';
import { Link } from './link.tsx';

interface Props {
  names: readonly GuideName[];
  /** Stands under the name of the line, which the links then do not show again. */
  underLine?: boolean;
}

function Topic({ title }: { title: string }) {
  const [line, topic] = guideTitleParts(title);
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
