import type { OfferedCover } from '@onegi/contract/calls/purchases/shapes';
import { IconShieldPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import classes from './covers-step.module.css';
import { needsSum } from './draft-covers.ts';
import { withoutAmount } from './without-amount.ts';

interface Props {
  /** Of the field for the sum. */
  id: string;
  offer: OfferedCover;
  /** Undefined while the cover is not chosen. */
  amount: string | undefined;
  error?: string;
  onChange: (amount: string | undefined, when: 'resting' | 'now') => void;
}

const dollars = (amount: number) => `HK$${formatWhole(amount)}`;

/** One optional cover: what it is, what it costs, whether it is wanted and for which sum. */
export function CoverOffer({ id, offer, amount, error, onChange }: Props) {
  const t = useTranslations('apply.covers');
  const pick = useInLanguage();
  const name = pick(offer.name, offer.nameZh);
  const chosen = amount !== undefined;
  const withSum = needsSum(offer);
  const priceText = pick(offer.priceText, offer.priceTextZh);
  const [typing, setTyping] = useState(false);
  const onlySum = offer.amounts?.length === 1 ? String(offer.amounts[0]) : '';
  return (
    <li className={`card stack p-card ${classes.cover}`} data-chosen={chosen}>
      <IconShieldPlus
        size={26}
        stroke={1.5}
        aria-hidden
        className="brand"
        style={{ alignSelf: 'start', marginTop: 2 }}
      />
      <div className="shrink">
        <h2 className="medium" style={{ letterSpacing: 0, lineHeight: '1.4' }}>
          {name}
        </h2>
        <p className="dimmed small whole-phrases">{pick(offer.text, offer.textZh)}</p>
        <p className="small mt-xs whole-phrases">
          {offer.premiumCents !== null && (
            <>
              <strong className="tabular">
                {offer.premiumCents < 0
                  ? formatMoney(offer.premiumCents)
                  : t('adds', { price: formatMoney(offer.premiumCents) })}
              </strong>{' '}
            </>
          )}
          <span className="dimmed">{withSum ? priceText : withoutAmount(priceText, offer.premiumCents)}</span>
        </p>
      </div>
      <div className={classes.choice}>
        <ChoiceGroup
          id={`option-${offer.optionCode}`}
          legend={name}
          quietLegend
          value={chosen ? 'Y' : 'N'}
          choices={[
            { value: 'Y', label: t('yes') },
            { value: 'N', label: t('no') },
          ]}
          onChange={(value) => onChange(value === 'Y' ? onlySum : undefined, 'now')}
        />
      </div>
      {chosen && withSum && (
        <div className="mt-xs" style={{ gridColumn: '2 / -1', maxWidth: '20rem' }}>
          {offer.amounts?.length ? (
            <SelectField
              id={id}
              label={t('sum')}
              placeholder={t('chooseSum')}
              options={offer.amounts.map((value) => ({ value: String(value), label: dollars(value) }))}
              value={amount}
              error={error}
              onChange={(next) => onChange(next, 'now')}
            />
          ) : (
            <TextField
              id={id}
              label={t('sum')}
              help={
                offer.smallestAmount !== undefined && offer.largestAmount !== undefined
                  ? t('bounds', { from: dollars(offer.smallestAmount), until: dollars(offer.largestAmount) })
                  : undefined
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={13}
              value={typing ? amount : formatWhole(amount)}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              error={error}
              onChange={(typed) => onChange(typed.replace(/\D/g, '').replace(/^0+(?=\d)/, ''), 'resting')}
            />
          )}
        </div>
      )}
    </li>
  );
}
