import { useTranslations } from 'use-intl';
import classes from './search-parts.module.css';

interface Props {
  parts: readonly (string | false)[];
  promotionCode?: string;
}

/** The parts of a search beside one another, none of them broken in the middle. */
export function SearchParts({ parts, promotionCode }: Props) {
  const t = useTranslations('quoteList');
  const all = [...parts, promotionCode ? t('promotionPart', { code: promotionCode }) : false];
  const shown = all.filter((part) => typeof part === 'string');
  return (
    <span className={`tabular flex wrap ${classes.parts}`}>
      {shown.map((part) => (
        <span key={part} className={classes.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
