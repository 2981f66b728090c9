import { yearFrom } from '@onegi/contract/commercial/check-case';
import { transactionTypes } from '@onegi/contract/fields/commercial';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import type { CaseContent, OpenParts } from './case-content.ts';
import classes from './commercial.module.css';

interface Props {
  templateId: TemplateId;
  content: CaseContent;
  open: OpenParts;
  onChange: (change: Partial<CaseContent>) => void;
  errorOf: (path: string) => string | undefined;
}

const headerSections = ['insuredName', 'startsOn', 'endsOn'] as const;

/** Who is to be insured, and for how long. */
export function HeaderFields({ templateId, content, open, onChange, errorOf }: Props) {
  const t = useTranslations('commercial');
  const today = todayInHongKong();
  const { insuredName, startsOn, endsOn, transactionType } = content;
  const startOn = useStart(templateId, content, open);
  if (!open.all && !headerSections.some((section) => open.sections.has(section))) return null;
  return (
    <section className="stack gap-lg" aria-labelledby="case-header">
      <h2 className="large" id="case-header">
        {t('form.header')}
      </h2>
      {open.sections.has('insuredName') && (
        <TextField
          id="insuredName"
          label={t('form.insuredName')}
          maxLength={100}
          autoComplete="off"
          value={insuredName}
          onChange={(typed) => onChange({ insuredName: typed })}
          error={errorOf('insuredName')}
        />
      )}
      <div className={`stack gap-lg ${classes.pair}`}>
        {open.sections.has('startsOn') && (
          <DateField
            id="startsOn"
            label={t('form.startsOn')}
            min={today}
            value={startsOn}
            onChange={(day) => onChange(startOn(day))}
            error={errorOf('startsOn')}
          />
        )}
        {open.sections.has('endsOn') && (
          <DateField
            id="endsOn"
            label={t('form.endsOn')}
            min={isCalendarDate(startsOn) && startsOn > today ? startsOn : today}
            value={endsOn}
            onChange={(day) => onChange({ endsOn: day })}
            error={errorOf('endsOn')}
          />
        )}
      </div>
      {open.all && (
        <SelectField
          id="transactionType"
          label={t('form.transactionType')}
          options={transactionTypes.map((value) => ({ value, label: t(`transactionTypes.${value}`) }))}
          value={transactionType}
          onChange={(value) => onChange({ transactionType: value as CaseContent['transactionType'] })}
        />
      )}
    </section>
  );
}

/** Cover ends after a year unless another end was chosen; a single project lasts as long as it is built. */
function useStart(templateId: TemplateId, { startsOn, endsOn }: CaseContent, { sections }: OpenParts) {
  const usualEnd = useRef(isCalendarDate(startsOn) ? yearFrom(startsOn) : '');
  return (day: string): Partial<CaseContent> => {
    const isChosen = endsOn !== '' && endsOn !== usualEnd.current;
    if (isChosen || !isCalendarDate(day) || !sections.has('endsOn') || templateId === 'CAR_P') return { startsOn: day };
    usualEnd.current = yearFrom(day);
    return { startsOn: day, endsOn: usualEnd.current };
  };
}
