import type { TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { HkidField } from '../forms/hkid-field.tsx';
import { idOf } from '../forms/id-of.ts';
import { BirthField } from './birth-field.tsx';
import classes from './details-step.module.css';

interface Props {
  index: number;
  traveller: TravellerDraft;
  onChange: (index: number, change: Partial<TravellerDraft>) => void;
  /** Errors by field, as JSON: the block is drawn again only when its own change. */
  errors: string;
}

const relationships = ['SP', 'CH', 'PA', 'SI', 'EM', 'OT'] as const;

/** One insured person. */
export const TravellerFields = memo(function TravellerFields({ index, traveller, onChange, errors }: Props) {
  const t = useTranslations('apply.details');
  const path = `travellers.${index}`;
  const errorOf = JSON.parse(errors) as Record<string, string | undefined>;
  const isChild = traveller.personKind === 'C';
  const common = (name: keyof TravellerDraft) => ({ id: idOf(`${path}.${name}`), error: errorOf[`${path}.${name}`] });
  const change = (next: Partial<TravellerDraft>) => onChange(index, next);

  return (
    <fieldset className={classes.person}>
      <legend className={classes.personHead}>
        {t('traveller', { number: index + 1 })}
        <span className={classes.kind}>{t(isChild ? 'child' : 'adult')}</span>
      </legend>
      <div className={classes.pair}>
        <TextField
          {...common('surname')}
          label={t('surname')}
          help={t('englishOnly')}
          maxLength={60}
          autoComplete="off"
          value={traveller.surname ?? ''}
          onChange={(surname) => change({ surname })}
        />
        <TextField
          {...common('firstName')}
          label={t('firstName')}
          help={t('englishOnly')}
          maxLength={60}
          autoComplete="off"
          value={traveller.firstName ?? ''}
          onChange={(firstName) => change({ firstName })}
        />
      </div>
      <BirthField {...common('bornOn')} value={traveller.bornOn} onChange={(bornOn) => change({ bornOn })} />
      <div className={classes.pair}>
        <HkidField
          {...common('hkid')}
          label={
            isChild ? (
              <>
                {t('hkid')} <span className={classes.optional}>({t('optional')})</span>
              </>
            ) : (
              t('hkid')
            )
          }
          help={t(isChild ? 'childHkidHint' : 'hkidHint')}
          value={traveller.hkid}
          onChange={(hkid) => change({ hkid })}
        />
        <SelectField
          {...common('relationship')}
          label={t('relationship')}
          help={t('relationshipHint')}
          placeholder={t('chooseRelationship')}
          options={relationships.map((value) => ({ value, label: t(`relationships.${value}`) }))}
          value={traveller.relationship ?? ''}
          onChange={(relationship) => change({ relationship })}
        />
      </div>
    </fieldset>
  );
});
