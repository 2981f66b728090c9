import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Price } from '../../components/price.tsx';
import { fileUrl } from '../../lib/file-url.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './plan-summary.module.css';
import { PriceParts } from './price-parts.tsx';

interface Props {
  quote: FrozenQuote;
  /** The total of the list, where optional covers have changed it. */
  previousTotalCents?: number | null;
  /** A new total is on its way. */
  busy?: boolean;
}

/** The plan and its price, in sight during all of steps 3 and 4. On a phone a bar that unfolds. */
export function PlanSummary({ quote, previousTotalCents = null, busy = false }: Props) {
  const t = useTranslations('apply.summary');
  const reader = useReader();
  const locale = useLocale();
  const pick = useInLanguage();
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  const planName = pick(quote.planName, quote.planNameZh);
  const total = quote.totalCents ?? 0;
  const isChanged = previousTotalCents !== null && previousTotalCents !== total;

  return (
    <aside className={`plain-ground ${classes.summary}`} aria-label={t('title', reader)}>
      <button
        type="button"
        className={`plain-button no-print ${classes.toggle}`}
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={() => setOpen(!open)}
      >
        <img src={quote.insurerImage} alt="" width={32} height={32} className="rigid rounded" />
        <span className={`small two-lines ${classes.toggleName}`}>{planName}</span>
        <span className={`flex column ${classes.toggleTotal}`} data-busy={busy}>
          <Price cents={total} />
          {isChanged && (
            <span className="dimmed fine">
              <Difference cents={total - previousTotalCents} />
            </span>
          )}
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className="rigid dimmed turned-when-open" />
        <span className="visually-hidden">{open ? t('hide') : t('show')}</span>
      </button>
      <div id={bodyId} className={`sheet p-lg ${classes.body}`} data-open={open}>
        <div className="row gap-sm">
          <img src={quote.insurerImage} alt="" width={44} height={44} className="rigid rounded" />
          <div>
            <h2 className="medium" style={{ lineHeight: '1.3', letterSpacing: 0 }}>
              {planName}
            </h2>
            <p className="dimmed small">{pick(quote.insurerName, quote.insurerNameZh)}</p>
          </div>
        </div>
        <p
          className="dimmed small rule-below"
          style={{ marginBlock: 'var(--mantine-spacing-sm)', paddingBottom: 'var(--mantine-spacing-sm)' }}
        >
          <DatedText text={pick(quote.searchText, quote.searchTextZh)} />
        </p>
        {quote.breakdown && <PriceParts breakdown={quote.breakdown} discountPercent={quote.discountPercent} />}
        <div className={`flex wrap between rule-above strong mt-xs baseline ${classes.total}`} data-busy={busy}>
          <span>{t('total')}</span>
          <Price cents={total} size="lg" />
        </div>
        {isChanged && (
          <p className="fine tabular" style={{ marginTop: 2, textAlign: 'right' }}>
            <Difference cents={total - previousTotalCents} />
            <span className="dimmed"> · {t('was', { amount: formatMoney(previousTotalCents) })}</span>
          </p>
        )}
        {quote.breakdown && (
          <p className="dimmed fine mt-xs close-set">{pick(quote.breakdown.levyText, quote.breakdown.levyTextZh)}</p>
        )}
        {quote.expiresOn && (
          <p className="dimmed fine mt-xs close-set">{t('heldUntil', { date: longDate(quote.expiresOn, locale) })}</p>
        )}
        <ul className="flex wrap gap-md mt-xs">
          <li>
            <a
              href={fileUrl(quote.wording, locale)}
              target="_blank"
              rel="noreferrer"
              className="text-link target small"
            >
              {t('wording')}
            </a>
          </li>
          <li>
            <a
              href={fileUrl(quote.brochure, locale)}
              target="_blank"
              rel="noreferrer"
              className="text-link target small"
            >
              {t('brochure')}
            </a>
          </li>
        </ul>
      </div>
      <p role="status" className="visually-hidden">
        {busy ? '' : `${t('total')} ${formatMoney(total)}`}
      </p>
    </aside>
  );
}

/** 'HK$28.00 more than listed', in words. */
export function Difference({ cents }: { cents: number }) {
  const t = useTranslations('apply.covers');
  return cents > 0 ? t('more', { amount: formatMoney(cents) }) : t('less', { amount: formatMoney(-cents) });
}
