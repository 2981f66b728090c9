import { Button } from '@mantine/core';
import type { StatementDescribed } from '@onegi/contract/calls/settlement/bank-statements';
import { type DateFormat, dateFormats, type StatementMapping } from '@onegi/contract/fields/bank';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { parseTypedDate } from '../../../lib/dates.ts';
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
  /** What stands below it, told whether the form differs from what was previewed. */
  children?: (isChanged: boolean) => ReactNode;
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

const isEmpty = (typed: string) => typed.trim() === '';

/** What is keyed, without what is empty; undefined where something cannot be read. */
function keyedOf(typed: { endsOn: string; opening: string; closing: string }): Keyed | undefined {
  const [endsOn, keyedOpening, keyedClosing] = [
    parseTypedDate(typed.endsOn),
    centsOf(typed.opening),
    centsOf(typed.closing),
  ];
  const read = [endsOn, keyedOpening, keyedClosing];
  const isUnread = Object.values(typed).some((text, at) => !isEmpty(text) && read[at] === undefined);
  if (isUnread) return undefined;
  return {
    ...(endsOn === undefined ? {} : { endsOn }),
    ...(keyedOpening === undefined ? {} : { keyedOpening }),
    ...(keyedClosing === undefined ? {} : { keyedClosing }),
  };
}

const isSame = (one: Keyed, other: Keyed) =>
  one.endsOn === other.endsOn && one.keyedOpening === other.keyedOpening && one.keyedClosing === other.keyedClosing;

/** The columns of a mapping as they are chosen. */
const chosenOf = (mapping: StatementMapping | null): Record<Column, string> =>
  Object.fromEntries(columns.map(([name]) => [name, mapping?.[name] ? String(mapping[name]) : ''])) as Record<
    Column,
    string
  >;

/** Which column holds what; the file is looked at again when it is sent. */
export function MappingForm({
  preview: { mapping, head, isRemembered, problems },
  keyed,
  isBusy,
  onChange,
  children,
}: Props) {
  const t = useTranslations('bank');
  const [firstRow, setFirstRow] = useState(String(mapping?.firstRow ?? 2));
  const [dateFormat, setDateFormat] = useState<DateFormat>(mapping?.dateFormat ?? 'dd/MM/yyyy');
  const [chosen, setChosen] = useState(() => chosenOf(mapping));
  const [endsOn, setEndsOn] = useState(keyed.endsOn ?? '');
  const [opening, setOpening] = useState(typedOf(keyed.keyedOpening));
  const [closing, setClosing] = useState(typedOf(keyed.keyedClosing));
  const [problem, setProblem] = useState<string>();

  const words = useTranslations('validation');
  const wordsOf = useProblemWords();
  const typedKeyed = keyedOf({ endsOn, opening, closing });
  const before = chosenOf(mapping);
  const isChanged =
    !typedKeyed ||
    !isSame(typedKeyed, keyed) ||
    firstRow !== String(mapping?.firstRow) ||
    dateFormat !== mapping?.dateFormat ||
    columns.some(([name]) => chosen[name] !== before[name]);
  const wrongAt = (field: 'keyedOpening' | 'keyedClosing', typed: string) => {
    if (!isEmpty(typed) && centsOf(typed) === undefined) return words('money');
    const finding = problems.find((each) => each.problem === field);
    return finding && wordsOf(finding);
  };

  const widest = head.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const titles = head.find(({ row }) => row === Number(firstRow) - 1)?.cells;
  const options = Array.from({ length: widest }, (_, at) => ({
    value: String(at + 1),
    label: [t('import.column', { column: at + 1 }), titles?.[at]].filter(Boolean).join(': '),
  }));
  const isUnreadDay = !isEmpty(endsOn) && parseTypedDate(endsOn) === undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!typedKeyed) return event.currentTarget.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
    const numbers = Object.fromEntries(
      Object.entries(chosen).flatMap(([name, column]) => (column ? [[name, Number(column)]] : [])),
    ) as Partial<Record<Column, number>>;
    const { date, amount, debit, credit } = numbers;
    const isAmount = amount !== undefined && debit === undefined && credit === undefined;
    const isSides = amount === undefined && debit !== undefined && credit !== undefined;
    if (date === undefined || !(isAmount || isSides)) return setProblem(t('mapping.amountOrSides'));
    setProblem(undefined);
    onChange({ ...numbers, date, dateFormat, firstRow: Number(firstRow) }, typedKeyed);
  };

  return (
    <>
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
            <DateField
              id="endsOn"
              label={t('import.lastDay')}
              value={endsOn}
              onChange={setEndsOn}
              {...(isUnreadDay ? { error: words('typedDate') } : {})}
            />
            <AmountField
              id="opening"
              label={t('opening')}
              before="HK$"
              inputMode="decimal"
              error={wrongAt('keyedOpening', opening)}
              value={opening}
              onChange={setOpening}
            />
            <AmountField
              id="closing"
              label={t('closing')}
              before="HK$"
              inputMode="decimal"
              error={wrongAt('keyedClosing', closing)}
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
      {children?.(isChanged)}
    </>
  );
}
