import type { TravelSearch } from '@onegi/contract/lines/travel';
import { IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { coverDays } from '../../lib/dates.ts';
import classes from './list.module.css';
import { shownDate } from './shown-date.ts';

/** What was searched, in one line, and the way back to change it. */
export function SearchSummary({ search, editUrl }: { search: TravelSearch | null; editUrl: string | null }) {
  const t = useTranslations('quoteList');
  return (
    <div className={classes.summary}>
      {search && (
        <p>
          <span className="visually-hidden">{t('searchLabel')}: </span>
          <SearchText search={search} />
        </p>
      )}
      {editUrl && (
        <Link to={editUrl} className={`text-link ${classes.edit}`}>
          <IconPencil size={18} stroke={1.75} aria-hidden />
          {t('editSearch')}
        </Link>
      )}
    </div>
  );
}

function SearchText({ search }: { search: TravelSearch }) {
  const t = useTranslations('quoteList.trip');
  const from = shownDate(search.departOn);
  const single = search.tripType === 'S' && search.returnOn;
  const people = [
    t('adults', { count: search.adults }),
    ...(search.children > 0 ? [t('children', { count: search.children })] : []),
    ...(search.party === 'F' ? [t('family')] : []),
  ];
  const parts = [
    t(`type.${search.tripType}`),
    t(`destination.${search.destination}`),
    single
      ? t('dates', {
          from,
          until: shownDate(search.returnOn ?? ''),
          days: coverDays(search.departOn, search.returnOn ?? search.departOn),
        })
      : t('from', { from }),
    ...people,
    ...(search.promotionCode ? [t('promotion', { code: search.promotionCode })] : []),
  ];
  return (
    <span className={`tabular ${classes.parts}`}>
      {parts.map((part) => (
        <span key={part} className={classes.part}>
          {part}
        </span>
      ))}
    </span>
  );
}
