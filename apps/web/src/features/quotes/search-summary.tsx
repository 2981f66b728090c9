import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import type { LineSearch } from '../../lib/search-address.ts';
import { SearchWords } from '../lines/search-words.tsx';
import classes from './list.module.css';

interface Props {
  searched: LineSearch | undefined;
  editUrl: string | null;
}

/** What was searched, in one line, and the way back to change it. */
export const SearchSummary = memo(function SearchSummary({ searched, editUrl }: Props) {
  const t = useTranslations('quoteList');
  return (
    <div className={`row wrap dimmed mt-2xs ${classes.summary}`}>
      {searched && (
        <p>
          <span className="visually-hidden">{t('searchLabel')}: </span>
          <SearchWords searched={searched} />
        </p>
      )}
      {editUrl && (
        <Link to={editUrl} className="text-link target gap-2xs">
          <IconPencil size={18} stroke={1.75} aria-hidden />
          {t('editSearch')}
        </Link>
      )}
    </div>
  );
});
