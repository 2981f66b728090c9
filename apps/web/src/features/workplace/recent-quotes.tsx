import { recentSearches } from '@onegi/contract/calls/quotes/recent-searches';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './work.module.css';

/** The last searches of this browser and account: the same list again, with today's prices. */
export function RecentQuotes() {
  const t = useTranslations('workplace.home.quotes');
  const pick = useInLanguage();
  const { data = [] } = useQuery(queryOf(recentSearches, {}));
  return (
    <section className="card p-xl" aria-labelledby="recent-quotes">
      <div className={`row between gap-xs ${classes.head}`}>
        <h2 id="recent-quotes" className="large">
          {t('title')}
        </h2>
        <Link to="/" className="text-link small target">
          {t('new')}
        </Link>
      </div>
      {data.length === 0 && <p className="dimmed small mt-xs">{t('none')}</p>}
      <ul className={`divided ${classes.rows}`}>
        {data.slice(0, 6).map((quote) => (
          <li key={quote.searchUrl}>
            <Link to={quote.searchUrl} className={`row between gap-sm hover-tinted ${classes.line}`}>
              <span className="shrink">
                <span className="strong small">{pick(quote.lineName, quote.lineNameZh)}</span>
                <span className={`dimmed fine ${classes.before}`}>{pick(quote.searchText, quote.searchTextZh)}</span>
              </span>
              {quote.totalCents !== null && (
                <span className="small tabular rigid">{formatMoney(quote.totalCents)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
