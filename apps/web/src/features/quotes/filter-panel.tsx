import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { Provider, Sort } from './arrange-cards.ts';
import classes from './filter.module.css';

export interface FilterProps {
  providers: readonly Provider[];
  /** Null: all. */
  insurers: readonly string[] | null;
  sort: Sort;
  onInsurers: (codes: readonly string[] | null) => void;
  onSort: (sort: Sort) => void;
}

/** Premium sort and provider choice; every change shows at once. */
export function FilterPanel({ providers, insurers, sort, onInsurers, onSort }: FilterProps) {
  const t = useTranslations('quoteList.filters');
  const inLanguage = useInLanguage();
  const name = useId();
  const codes = providers.map(({ code }) => code);
  const shown = codes.filter((code) => insurers === null || insurers.includes(code));
  const toggle = (code: string) => {
    const next = codes.filter((known) => (known === code ? !shown.includes(code) : shown.includes(known)));
    onInsurers(next.length === codes.length ? null : next);
  };
  return (
    <>
      <fieldset className={classes.group}>
        <div className={`row between ${classes.head}`}>
          <legend className="small strong">{t('sort')}</legend>
          <button
            type="button"
            className={`text-link target text-button ${classes.clear}`}
            hidden={sort === null}
            onClick={() => onSort(null)}
          >
            {t('clear')}
          </button>
        </div>
        {(['ASC', 'DESC'] as const).map((order) => (
          <label key={order} className={`flex small gap-sm align-start pointer hover-tinted close-set ${classes.row}`}>
            <input
              type="radio"
              className="tick-box"
              name={name}
              checked={sort === order}
              onChange={() => onSort(order)}
            />
            <span>{t(order)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <div className={`row between ${classes.head}`}>
          <legend className="small strong">{t('provider')}</legend>
        </div>
        <label className={`flex small gap-sm align-start pointer hover-tinted close-set ${classes.row}`}>
          <input
            type="checkbox"
            className="tick-box"
            checked={shown.length === codes.length}
            ref={(box) => {
              if (box) box.indeterminate = shown.length > 0 && shown.length < codes.length;
            }}
            onChange={() => onInsurers(shown.length === codes.length ? [] : null)}
          />
          <span>{t('all')}</span>
        </label>
        {providers.map((provider) => (
          <label
            key={provider.code}
            className={`flex small gap-sm align-start pointer hover-tinted close-set ${classes.row}`}
          >
            <input
              type="checkbox"
              className="tick-box"
              checked={shown.includes(provider.code)}
              onChange={() => toggle(provider.code)}
            />
            <span>
              {inLanguage(provider.name, provider.nameZh)}
              <span className="dimmed fine tabular block">
                {provider.lowestCents === null
                  ? t('onRequest')
                  : t('lowest', { price: formatMoney(provider.lowestCents) })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
