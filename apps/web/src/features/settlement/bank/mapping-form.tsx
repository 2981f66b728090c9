import { Button } from '@mantine/core';
import type { StatementDescribed } from '@onegi/contract/calls/settlement/bank-statements';
import { type DateFormat, dateFormats, type StatementMapping } from '@onegi/contract/fields/bank';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import classes from './bank.module.css';
import type { Preview } from './preview.ts';
import { useProblemWords } from './use-problem-words.ts';

/** What no column says. */
export type Keyed = Pick<StatementDescribed, 'endsOn' | 'keyedOpening' | 'keyedClosing'>;

interface Props {
  preview: Preview;
  keyed: Keyed;
  isBusy: boolean;
  onChange: (mapping: StatementMapping, keyed: Keyed) => void;
}

/** The columns that are asked for, with their names among the texts. */
const columns = [
  ['date', 'import.date'],
  ['amount', 'import.amountColumn'],
  ['debit', 'import.debit'],
  ['credit', 'import.credit'],
  ['reference', 'reference'],
  ['description', 'lineDescription'],
  ['balance', 'balance'],
  ['currency', 'import.currency'],
] as const;
type Column = (typeof columns)[number][0];

const MONEY = /^-?\d{1,11}(\.\d{1,2})?$/;
const centsOf = (typed: string) => {
  const plain = typed.replaceAll(/[,\s]/g, '').replace(/^−/, '-');
  return MONEY.test(plain) ? Math.round(Number(plain) * 100) : undefined;
};
const typedOf = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2));

function keyedOf(endsOn: string, opening: string, closing: string): Keyed {
  const [keyedOpening, keyedClosing] = [centsOf(opening), centsOf(closing)];
  return {
    ...(/^\d{4}-\d{2}-\d{2}$/.test(endsOn) ? { endsOn } : {}),
    ...(keyedOpening === undefined ? {} : { keyedOpening }),
    ...(keyedClosing === undefined ? {} : { keyedClosing }),
  };
}

/** Which column holds what; the file is looked at again when it is sent. */
export function MappingForm({ preview: { mapping, head, isRemembered, problems }, keyed, isBusy, onChange }: Props) {
  const t = useTranslations('bank');
  const [firstRow, setFirstRow] = useState(String(mapping?.firstRow ?? 2));
  const [dateFormat, setDateFormat] = useState<DateFormat>(mapping?.dateFormat ?? 'dd/MM/yyyy');
  const [chosen, setChosen] = useState<Partial<Record<Column, string>>>(
    Object.fromEntries(columns.map(([name]) => [name, mapping?.[name] ? String(mapping[name]) : ''])),
  );
  const [endsOn, setEndsOn] = useState(keyed.endsOn ?? '');
  const [opening, setOpening] = useState(typedOf(keyed.keyedOpening));
  const [closing, setClosing] = useState(typedOf(keyed.keyedClosing));
  const [problem, setProblem] = useState<string>();

  const wordsOf = useProblemWords();
  const wrongAt = (field: 'keyedOpening' | 'keyedClosing') => {
    const finding = problems.find((each) => each.problem === field);
    return finding && wordsOf(finding);
  };

  const widest = head.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const titles = head.find(({ row }) => row === Number(firstRow) - 1)?.cells;
  const options = Array.from({ length: widest }, (_, at) => ({
    value: String(at + 1),
    label: [t('import.column', { column: at + 1 }), titles?.[at]].filter(Boolean).join(': '),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const numbers = Object.fromEntries(
      Object.entries(chosen).flatMap(([name, column]) => (column ? [[name, Number(column)]] : [])),
    ) as Partial<Record<Column, number>>;
    const { date, amount, debit, credit } = numbers;
    const isAmount = amount !== undefined && debit === undefined && credit === undefined;
    const isSides = amount === undefined && debit !== undefined && credit !== undefined;
    if (date === undefined || !(isAmount || isSides)) return setProblem(t('mapping.amountOrSides'));
    setProblem(undefined);
    onChange({ ...numbers, date, dateFormat, firstRow: Number(firstRow) }, keyedOf(endsOn, opening, closing));
  };

  return (
    <form className="stack gap-md" noValidate onSubmit={submit}>
      <p className="dimmed small">
        {mapping ? t(isRemembered ? 'import.remembered' : 'import.headHint') : t('import.noMapping')}
      </p>
      <div className={classes.fields}>
        <SelectField
          id="firstRow"
          label={t('import.firstRow')}
          options={head.map(({ row }) => ({ value: String(row), label: String(row) }))}
          value={firstRow}
          onChange={setFirstRow}
        />
        <SelectField
          id="dateFormat"
          label={t('import.dateFormat')}
          options={dateFormats.map((value) => ({ value, label: value }))}
          value={dateFormat}
          onChange={(value) => setDateFormat(value as DateFormat)}
        />
        {columns.map(([name, label]) => (
          <SelectField
            key={name}
            id={`column-${name}`}
            label={t(label)}
            placeholder={t('import.notThere')}
            options={options}
            value={chosen[name] ?? ''}
            onChange={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </div>
      <fieldset className="stack gap-sm">
        <legend className="strong">{t('import.keyed')}</legend>
        <p className="dimmed small">{t('import.keyedHint')}</p>
        <div className={classes.fields}>
          <DateField id="endsOn" label={t('import.lastDay')} value={endsOn} onChange={setEndsOn} />
          <AmountField
            id="opening"
            label={t('opening')}
            before="HK$"
            inputMode="decimal"
            error={wrongAt('keyedOpening')}
            value={opening}
            onChange={setOpening}
          />
          <AmountField
            id="closing"
            label={t('closing')}
            before="HK$"
            inputMode="decimal"
            error={wrongAt('keyedClosing')}
            value={closing}
            onChange={setClosing}
          />
        </div>
      </fieldset>
      {problem && (
        <p className="error-text small" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="default" className="self-start" loading={isBusy}>
        {t('import.preview')}
      </Button>
    </form>
  );
}
