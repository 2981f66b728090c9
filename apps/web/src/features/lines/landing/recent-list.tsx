import { type RecentSearch, recentSearches } from '@onegi/contract/calls/quotes/recent-searches';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../../components/dated-text.tsx';
import { Link } from '../../../components/link.tsx';
import { Price } from '../../../components/price.tsx';
import { callApi } from '../../../lib/api.ts';
import classes from './recent-searches.module.css';

export default function RecentList() {
  const t = useTranslations('search.recent');
  const [found, setFound] = useState<RecentSearch[]>();

  useEffect(() => {
    const leaving = new AbortController();
    callApi(recentSearches, {}, { signal: leaving.signal })
      .then(setFound)
      // A list of old searches that does not load is no news to anyone.
      .catch(() => leaving.signal.aborted || setFound([]));
    return () => leaving.abort();
  }, []);

  if (!found) return <div className={`row mt-lg ${classes.waiting}`} />;
  if (found.length === 0) {
    return (
      <div className={`row mt-lg ${classes.waiting}`}>
        <p className="dimmed">{t('empty')}</p>
      </div>
    );
  }
  return <Carousel searches={found} />;
}

function Carousel({ searches }: { searches: RecentSearch[] }) {
  const t = useTranslations('common.carousel');
  const track = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth });
  return (
    <div className={classes.carousel} data-many={searches.length}>
      <ul ref={track} className={`stack gap-md ${classes.track}`}>
        {searches.map((search) => (
          <li key={search.searchUrl} className={classes.slide}>
            <RecentCard search={search} />
          </li>
        ))}
      </ul>
      <div className={classes.arrows}>
        <button
          type="button"
          className={`inline-row ${classes.arrow}`}
          aria-label={t('previous')}
          onClick={() => scroll(-1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={`inline-row ${classes.arrow}`}
          aria-label={t('next')}
          onClick={() => scroll(1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}

function RecentCard({ search }: { search: RecentSearch }) {
  const t = useTranslations('search.recent');
  const isChinese = useLocale() === 'zh-Hant';
  const text = isChinese ? search.searchTextZh : search.searchText;
  return (
    <Link
      to={`${search.searchUrl}&sort=ASC`}
      className={`framed flex unlined ${classes.card}`}
      aria-label={t('open', { search: text })}
    >
      <span className={`row gap-sm ${classes.cardHead}`}>
        <img src={search.insurerImage} alt="" width={36} height={36} loading="lazy" />
        <span>
          <span className={classes.lineName}>{isChinese ? search.lineNameZh : search.lineName}</span>
          <span className={`dimmed fine ${classes.planName}`}>{isChinese ? search.planNameZh : search.planName}</span>
        </span>
      </span>
      <span className={classes.text}>
        <DatedText text={text} />
      </span>
      <span className={classes.price}>
        {search.totalCents === null ? t('requestQuote') : <Price cents={search.totalCents} />}
      </span>
    </Link>
  );
}
