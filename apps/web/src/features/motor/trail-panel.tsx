import { Button, Skeleton } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { motorCaseTrail } from '@onegi/contract/calls/motor/cases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { TextField } from '../../components/text-field.tsx';
import { dayAndSecond } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useFieldName } from './field-names.ts';
import { useCaseLists } from './form/use-case-lists.ts';
import { useCaseTexts } from './form/use-case-texts.ts';
import classes from './motor.module.css';

type TrailRow = AnswerOf<typeof motorCaseTrail>['records'][number];

const moneyFacts = new Set(['amountCents', 'underwriterLoadingCents']);

/** A row of the trail as it is read. */
interface ReadRow {
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** @param make whose models are named in words */
function useReadRows(make: string): (rows: readonly TrailRow[]) => ReadRow[] {
  const t = useTranslations();
  const locale = useLocale();
  const pick = useInLanguage();
  const nameOf = useFieldName();
  const { shownAt } = useCaseTexts(useCaseLists(make));
  const wordOf = (key: string, value: string) => (t.has(key as never) ? t(key as never) : value);
  const inLocale = (value: string | null, valueZh: string | null) => value && pick(value, valueZh);
  const shownOf = (field: string | null, value: string | null) => {
    if (field === null || value === null) return value ?? '';
    if (field === 'state') return wordOf(`motorCases.states.${value}`, value);
    return moneyFacts.has(field) ? formatMoney(Number(value)) : shownAt(field, value);
  };
  return (rows) =>
    rows.map((row) => ({
      at: dayAndSecond(row.trailAt, locale),
      by: row.trailBy ? pick(row.trailBy, row.trailByZh) : t('motorDesk.trail.system'),
      action: wordOf(`audit.actions.${row.trailAction}`, row.trailAction),
      field: row.trailField ? nameOf(row.trailField) : '',
      before: shownOf(row.trailField, inLocale(row.trailBefore, row.trailBeforeZh)),
      after: shownOf(row.trailField, inLocale(row.trailAfter, row.trailAfterZh)),
    }));
}

/** Rows of one step, which have when, who and what in common. */
const eventsOf = (rows: readonly ReadRow[]) => [...Map.groupBy(rows, ({ at, by, action }) => [at, by, action].join())];

const columns = ['field', 'old', 'new'] as const;

/** What was done with a case, field by field, the latest first; narrowed as it is typed, and printed as it is narrowed. */
export function TrailPanel({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorDesk.trail');
  const read = useReadRows(motorCase.form.make);
  const { quotationNumber, rowVersion } = motorCase;
  const { data, error, refetch } = useQuery({
    ...queryOf(motorCaseTrail, { query: { quotationNumber } }),
    queryKey: [motorCaseTrail.name, quotationNumber, rowVersion],
    staleTime: 0,
  });
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState('');
  const rows = read(data?.records ?? []);
  const actions = [...new Set(rows.map((row) => row.action))];
  const sought = typed.trim().toLowerCase();
  const fits = (row: ReadRow) =>
    (action === '' || row.action === action) && Object.values(row).join(' ').toLowerCase().includes(sought);
  const shown = rows.filter(fits);
  return (
    <section id="motor-trail" className="stack gap-md" aria-labelledby="motor-trail-title">
      <h2 id="motor-trail-title" className="large">
        {t('title')}
      </h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} radius="md" aria-busy="true" />}
      {data && (
        <>
          <div className={`no-print ${classes.trailFilters}`}>
            <TextField id="trail-text" type="search" label={t('filterField')} value={typed} onChange={setTyped} />
            <SelectField
              id="trail-action"
              label={t('action')}
              placeholder={t('anyAction')}
              options={actions.map((value) => ({ value, label: value }))}
              value={action}
              onChange={setAction}
            />
            <Button variant="default" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
          {shown.length === 0 && <p className="dimmed small">{t('nothing')}</p>}
          {shown.length > 0 && (
            <table className={`small ${classes.trail}`} aria-label={t('rows')}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {t(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              {eventsOf(shown).map(([step, event]) => (
                <Event key={step} rows={event} />
              ))}
            </table>
          )}
        </>
      )}
    </section>
  );
}

function Event({ rows }: { rows: readonly ReadRow[] }) {
  const [first] = rows;
  return (
    <tbody>
      <tr className={classes.event}>
        <th colSpan={columns.length} scope="rowgroup">
          <span className="strong">{first?.action}</span> <span className="unbroken">{first?.by}</span>{' '}
          <span className="dimmed tabular unbroken">{first?.at}</span>
        </th>
      </tr>
      {rows
        .filter(({ field, before, after }) => field || before || after)
        .map(({ field, before, after }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one event differ by their place alone
          <tr key={at}>
            <td>{field}</td>
            <td className="break-anywhere">{before}</td>
            <td className="break-anywhere">{after}</td>
          </tr>
        ))}
    </tbody>
  );
}
