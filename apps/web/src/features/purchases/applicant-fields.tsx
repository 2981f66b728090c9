import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { ApplicantDraft } from '@onegi/contract/calls/purchases/shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { PastDateField } from '../../components/past-date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { HkidField } from '../forms/hkid-field.tsx';
import { idOf } from '../forms/id-of.ts';
import classes from './details-step.module.css';

interface Props {
  applicant: ApplicantDraft;
  onChange: (change: Partial<ApplicantDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

type TextName = 'surname' | 'firstName' | 'flat' | 'floor' | 'building' | 'street' | 'phone' | 'email' | 'referrerCode';

/** The eighteen districts. */
function useDistricts() {
  const pick = useInLanguage();
  const query = useQuery({ ...queryOf(dropdown, { body: { codes: ['DISTRICT'] } }), staleTime: Infinity });
  const districts = (query.data?.DISTRICT ?? []).map(({ value, label, labelZh }) => ({
    value,
    label: pick(label, labelZh),
  }));
  return { districts, failed: query.isError };
}

/** Who buys the policy: identity, home address, contact. */
export function ApplicantFields({ applicant, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  const { districts, failed } = useDistricts();

  const common = (name: keyof ApplicantDraft) => ({
    id: idOf(`applicant.${name}`),
    error: errorOf(`applicant.${name}`),
  });
  const text = (name: TextName, maxLength: number, autoComplete: string) => ({
    ...common(name),
    maxLength,
    autoComplete,
    value: applicant[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const optional = (label: string): ReactNode => (
    <>
      {label} <span className="dimmed regular">{t('optional')}</span>
    </>
  );

  return (
    <>
      <section className={`stack rule-above gap-lg ${classes.part}`} aria-labelledby="part-applicant">
        <div>
          <h2 id="part-applicant">{t('applicant')}</h2>
          <p className="dimmed small">{t('applicantHint')}</p>
        </div>
        <div className={classes.narrow}>
          <ChoiceGroup
            {...common('title')}
            legend={t('salutation')}
            value={(applicant.title ?? '') as 'Mr.'}
            choices={(['Mr.', 'Mrs', 'Miss'] as const).map((value) => ({
              value,
              label: t(value === 'Mr.' ? 'titles.Mr' : `titles.${value}`),
            }))}
            onChange={(title) => onChange({ title })}
          />
        </div>
        <div className={`stack gap-lg two-columns phone-one-column ${classes.pair}`}>
          <TextField {...text('surname', 60, 'family-name')} label={t('surname')} help={t('englishOnly')} />
          <TextField {...text('firstName', 60, 'given-name')} label={t('firstName')} help={t('englishOnly')} />
        </div>
        <PastDateField
          {...common('bornOn')}
          own
          legend={t('bornOn')}
          names={{ year: t('year'), month: t('month'), day: t('day') }}
          help={t('bornOnHint')}
          value={applicant.bornOn}
          onChange={(bornOn) => onChange({ bornOn })}
        />
        <div className={classes.narrow}>
          <HkidField
            {...common('hkid')}
            label={t('hkid')}
            help={t('hkidHint')}
            value={applicant.hkid}
            onChange={(hkid) => onChange({ hkid })}
          />
        </div>
      </section>

      <section className={`stack rule-above gap-lg ${classes.part}`} aria-labelledby="part-address">
        <h2 id="part-address">{t('address')}</h2>
        <div className="stack gap-lg" style={{ gridTemplateColumns: 'repeat(2, minmax(0, 8rem))' }}>
          <TextField {...text('flat', 30, 'off')} label={optional(t('flat'))} />
          <TextField {...text('floor', 30, 'off')} label={optional(t('floor'))} />
        </div>
        <TextField {...text('building', 120, 'address-line1')} label={t('building')} />
        <TextField {...text('street', 120, 'address-line2')} label={optional(t('street'))} />
        <SelectField
          {...common('district')}
          label={t('district')}
          help={failed ? t('districtsFailed') : undefined}
          placeholder={t('chooseDistrict')}
          options={districts}
          value={applicant.district ?? ''}
          onChange={(district) => onChange({ district })}
        />
      </section>

      <section className={`stack rule-above gap-lg ${classes.part}`} aria-labelledby="part-contact">
        <h2 id="part-contact">{t('contact')}</h2>
        <div className={`stack gap-lg two-columns phone-one-column ${classes.pair}`}>
          <TextField {...text('phone', 30, 'tel')} inputMode="tel" label={t('phone')} help={t('phoneHint')} />
          <TextField {...text('email', 120, 'email')} inputMode="email" label={t('email')} help={t('emailHint')} />
        </div>
        <div className={classes.narrow}>
          <TextField {...text('referrerCode', 30, 'off')} label={optional(t('referrerCode'))} />
        </div>
      </section>
    </>
  );
}
