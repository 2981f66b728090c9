import type { BodyOf } from '@onegi/contract/call';
import { type Indication, indicatePremium } from '@onegi/contract/calls/requests/commercial/indication';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import shared from '../../components/figures.module.css';
import { TextField } from '../../components/text-field.tsx';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { settledMoney } from '../forms/typed-answer.ts';
import { type CaseContent, isBegun } from './case-content.ts';
import classes from './commercial.module.css';

interface Props {
  templateId: TemplateId;
  content: CaseContent;
  needsEmployees: boolean;
}

type Asked = BodyOf<typeof indicatePremium>;

const REST_MS = 700;

/** The answers as the call takes them: a day or an amount that is still being typed is none yet. */
function bodyOf({ templateId, content, needsEmployees }: Props, lossRatio: string): Asked {
  const { startsOn, endsOn, answers, employees } = content;
  const hasPeriod = isCalendarDate(startsOn) && isCalendarDate(endsOn) && endsOn >= startsOn;
  const rows = employees.filter(isBegun).map((row) => ({ ...row, annualPayroll: settledMoney(row.annualPayroll) }));
  return {
    templateId,
    ...(hasPeriod ? { startsOn, endsOn } : {}),
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')),
    ...(needsEmployees ? { employees: rows as Asked['employees'] } : {}),
    ...(/^\d{1,4}(\.\d{1,2})?$/.test(lossRatio) ? { lossRatio } : {}),
  };
}

/** What the answers so far are likely to cost by the house's own rates, which no insurer has given. */
export function IndicationPanel(props: Props) {
  const t = useTranslations('commercial.indication');
  const [lossRatio, setLossRatio] = useState('');
  const body = JSON.parse(useSettled(JSON.stringify(bodyOf(props, lossRatio)), REST_MS)) as Asked;
  const { data, error } = useQuery({
    ...queryOf(indicatePremium, { body }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pick = useInLanguage();
  return (
    <aside className={`framed tinted stack gap-sm p-card ${classes.beside}`} aria-labelledby="indication-title">
      <h2 className="medium" id="indication-title">
        {t('title')}
      </h2>
      {props.needsEmployees && (
        <TextField
          id="lossRatio"
          label={t('lossRatio')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={lossRatio}
          onChange={setLossRatio}
        />
      )}
      <div className="stack gap-sm" role="status">
        {error ? (
          <p className="dimmed small">{error.fields[0]?.message ?? t('unavailable')}</p>
        ) : data ? (
          <Outcome indication={data} />
        ) : (
          <p className="dimmed small">{t('waiting')}</p>
        )}
      </div>
      {data && <p className="dimmed fine">{pick(data.note, data.noteZh)}</p>}
    </aside>
  );
}

function Outcome({ indication }: { indication: Indication }) {
  const t = useTranslations('commercial.indication');
  const pick = useInLanguage();
  const { figures, missing, reasons } = indication;
  if (figures) return <Figures figures={figures} />;
  const listed = indication.outcome === 'refer' ? reasons : missing;
  return (
    <div className="small">
      <p className="strong">{t(indication.outcome === 'refer' ? 'refer' : 'missing')}</p>
      <ul className="bullets">
        {listed.map(({ label, labelZh }) => (
          <li key={label}>{pick(label, labelZh)}</li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ figures }: { figures: NonNullable<Indication['figures']> }) {
  const t = useTranslations('commercial.indication');
  const pick = useInLanguage();
  const { parts, levies, premiumCents, totalCents, limitCents } = figures;
  const lines = (all: typeof parts) =>
    all.map(({ code, label, labelZh, working, amountCents }, at) => (
      <div key={`${code}-${String(at)}`}>
        <dt className="shrink">
          {pick(label, labelZh)}
          {working && <span className="dimmed fine"> {working}</span>}
        </dt>
        <dd className="tabular">{formatMoney(amountCents)}</dd>
      </div>
    ));
  return (
    <dl className={`stack small gap-xs ${shared.figures} ${classes.figures}`}>
      {lines(parts)}
      <div className={classes.sum}>
        <dt>{t('premium')}</dt>
        <dd className="tabular">{formatMoney(premiumCents)}</dd>
      </div>
      {lines(levies)}
      <div className={`strong ${classes.sum}`}>
        <dt>{t('total')}</dt>
        <dd className="tabular">{formatMoney(totalCents)}</dd>
      </div>
      {limitCents !== undefined && (
        <div className="dimmed">
          <dt>{t('limit')}</dt>
          <dd className="tabular">{formatMoney(limitCents)}</dd>
        </div>
      )}
    </dl>
  );
}
