import type { Measure } from '@onegi/contract/calls/quotes/plan-worth';
import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { Provider, Sort } from './arrange-cards.ts';
import classes from './filter.module.css';

export interface FilterProps {
  providers: readonly Provider[];
  /** Null: all. */
  insurers: readonly string[] | null;
  sort: Sort;
  /** Some plan has a price, some a value score: what none has cannot be sorted by. */
  priced: boolean;
  scored: boolean;
  /** The benefits that matter in the line. */
  measures: readonly Measure[];
  /** The level wanted at least, by benefit. */
  least: Readonly<Record<string, string>>;
  /** The incident whose payouts stand on the cards. */
  incident?: string;
  onInsurers: (codes: readonly string[] | null) => void;
  onSort: (sort: Sort) => void;
  onLeast: (levels: Readonly<Record<string, string>>) => void;
}

const rowClass = `flex small gap-sm align-start pointer hover-tinted close-set ${classes.row}`;

/** Sort by price or worth, levels of benefits, provider choice; every change shows at once. */
export const FilterPanel = memo(function FilterPanel(props: FilterProps) {
  return (
    <>
      <PremiumSort {...props} />
      <WorthSort {...props} />
      <Levels {...props} />
      <Providers {...props} />
    </>
  );
});

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  text: string;
  onChoose: () => void;
}

function SortChoice({ name, isChosen, text, onChoose }: ChoiceProps) {
  return (
    <label className={rowClass}>
      <input type="radio" className="tick-box" name={name} checked={isChosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  );
}

function ClearSort({ hidden, onSort }: Pick<FilterProps, 'onSort'> & { hidden: boolean }) {
  const t = useTranslations('quoteList.filters');
  return (
    <button
      type="button"
      className={`text-link target text-button ${classes.clear}`}
      hidden={hidden}
      onClick={() => onSort(null)}
    >
      {t('clear')}
    </button>
  );
}

function PremiumSort({ sort, priced, onSort }: FilterProps) {
  const t = useTranslations('quoteList.filters');
  const name = useId();
  if (!priced) return null;
  return (
    <fieldset className={classes.group}>
      <div className={`row between ${classes.head}`}>
        <legend className="small strong">{t('sort')}</legend>
        <ClearSort hidden={sort === null} onSort={onSort} />
      </div>
      {(['ASC', 'DESC'] as const).map((order) => (
        <SortChoice key={order} name={name} isChosen={sort === order} text={t(order)} onChoose={() => onSort(order)} />
      ))}
    </fieldset>
  );
}

function WorthSort({ sort, priced, scored, measures, incident, onSort }: FilterProps) {
  const t = useTranslations('quoteList.filters');
  const inLanguage = useInLanguage();
  const name = useId();
  if (incident === undefined) return null;
  const choices = [
    ...(scored ? [{ sort: 'score', text: t('score') }] : []),
    { sort: 'payout', text: t('payout', { incident }) },
    ...measures.map(({ benefitCode, benefit, benefitZh }) => ({
      sort: benefitCode,
      text: inLanguage(benefit, benefitZh),
    })),
  ];
  return (
    <fieldset className={classes.group}>
      <div className={`row between ${classes.head}`}>
        <legend className="small strong">{t('bestFirst')}</legend>
        {!priced && <ClearSort hidden={choices.every((each) => each.sort !== sort)} onSort={onSort} />}
      </div>
      {choices.map((each) => (
        <SortChoice
          key={each.sort}
          name={name}
          isChosen={sort === each.sort}
          text={each.text}
          onChoose={() => onSort(each.sort)}
        />
      ))}
    </fieldset>
  );
}

function Levels({ measures, least, onLeast }: FilterProps) {
  const t = useTranslations('quoteList.filters');
  const inLanguage = useInLanguage();
  const id = useId();
  if (measures.length === 0) return null;
  return (
    <fieldset className={`stack gap-sm ${classes.group}`}>
      <div className={`row between ${classes.head}`}>
        <legend className="small strong">{t('least')}</legend>
      </div>
      {measures.map(({ benefitCode, benefit, benefitZh, levels }) => (
        <SelectField
          key={benefitCode}
          id={`${id}${benefitCode}`}
          label={<span className="fine regular">{inLanguage(benefit, benefitZh)}</span>}
          options={[
            { value: '', label: t('any') },
            ...levels.map(({ levelKey, text, textZh }, at) => ({
              value: levelKey,
              label: at === 0 ? inLanguage(text, textZh) : t('orBetter', { level: inLanguage(text, textZh) }),
            })),
          ]}
          value={levels.some(({ levelKey }) => levelKey === least[benefitCode]) ? (least[benefitCode] ?? '') : ''}
          onChange={(key) => {
            const { [benefitCode]: _, ...others } = least;
            onLeast(key === '' ? others : { ...others, [benefitCode]: key });
          }}
        />
      ))}
    </fieldset>
  );
}

function Providers({ providers, insurers, onInsurers }: FilterProps) {
  const t = useTranslations('quoteList.filters');
  const inLanguage = useInLanguage();
  const codes = providers.map(({ code }) => code);
  const shown = codes.filter((code) => insurers === null || insurers.includes(code));
  const toggle = (code: string) => {
    const next = codes.filter((known) => (known === code ? !shown.includes(code) : shown.includes(known)));
    onInsurers(next.length === codes.length ? null : next);
  };
  return (
    <fieldset className={classes.group}>
      <div className={`row between ${classes.head}`}>
        <legend className="small strong">{t('provider')}</legend>
      </div>
      <label className={rowClass}>
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
        <label key={provider.code} className={rowClass}>
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
  );
}
