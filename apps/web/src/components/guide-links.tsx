import type { GuideName } from '@onegi/contract/guides';
import { useTranslations } from 'use-intl';
import { Link } from './link.tsx';

/** Guides to read on with. Needs the texts of `guides`. */
export function GuideLinks({ names }: { names: readonly GuideName[] }) {
  const t = useTranslations('guides');
  return (
    <ul className="stack gap-2xs mt-xs">
      {names.map((name) => (
        <li key={name}>
          <Link to={`/guides/${name}`} className="text-link target close-set py-xs">
            {t(`topics.${name}.title`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
