import { Button } from '@mantine/core';
import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { MOST_DRIVERS } from '@onegi/contract/lines/drivers';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../../components/field.tsx';
import { AskedControl } from './asked-field.tsx';
import classes from './form.module.css';
import { nilOf, type RowList, type RowOf, rowFields } from './form-sections.ts';
import { lengthOf } from './max-lengths.ts';
import type { CaseTexts } from './use-case-texts.ts';

interface Props {
  list: RowList;
  form: MotorForm;
  texts: CaseTexts;
  onChange: (update: (form: MotorForm) => MotorForm) => void;
  errorOf: (path: string) => string | undefined;
  idOf: (path: string) => string;
}

const MOST_ROWS = 20;
const emptyRow = (list: RowList) => Object.fromEntries(rowFields[list].map(({ name }) => [name, '']));

/** Drivers, claims or offences: a card a row, and Nil where there are none. */
export function RowGrid({ list, form, texts, onChange, errorOf, idOf }: Props) {
  const t = useTranslations('motorForm');
  const rows: readonly RowOf<RowList>[] = form[list];
  const nil = list === 'drivers' ? undefined : nilOf[list];
  const setRows = (next: (rows: readonly object[]) => readonly object[], more: Partial<MotorForm> = {}) =>
    onChange((before) => ({ ...before, ...more, [list]: next(before[list]) }));
  // With a row there, Nil is not true.
  const add = () => setRows((before) => [...before, emptyRow(list)], nil ? { [nil]: '' } : {});
  const remove = (at: number) => setRows((before) => before.filter((_, index) => index !== at));
  const change = (at: number, part: object) =>
    setRows((before) => before.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const takeHolder = () =>
    change(0, {
      driverName: form.holderName,
      driverHkid: form.holderId,
      driverBornOn: form.bornOn,
      driverOccupation: form.occupation,
      driverRelation: 'S',
    });
  return (
    <section className="stack gap-md" aria-labelledby={`${list}-title`}>
      <div>
        <h2 className="large" id={`${list}-title`}>
          {list === 'drivers' ? `※ ${t('parts.drivers')}` : t(`parts.${list}`)}
        </h2>
        <p className="dimmed small">{t(`leads.${list}`)}</p>
      </div>
      {nil && (
        <div>
          <label className="row gap-sm target">
            <input
              id={idOf(nil)}
              type="checkbox"
              className="tick-box"
              checked={form[nil] === 'Y'}
              disabled={rows.length > 0 && form[nil] !== 'Y'}
              aria-describedby={errorOf(nil) ? `${idOf(nil)}-error` : undefined}
              onChange={(event) => {
                const answer = event.target.checked ? 'Y' : '';
                onChange((before) => ({ ...before, [nil]: answer }));
              }}
            />
            <span>{`※ ${t('nil')}`}</span>
          </label>
          <FieldError id={idOf(nil)} error={errorOf(nil)} />
        </div>
      )}
      {rows.map((row, at) => {
        const name = texts.labelOf(`${list}.${at}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <fieldset key={at} className={`framed p-md ${classes.fields}`}>
            <legend className="strong small">{name}</legend>
            {list === 'drivers' && at === 0 && form.holderType !== 'C' && (
              <Button variant="default" className={classes.wide} onClick={takeHolder}>
                {t('sameAsHolder')}
              </Button>
            )}
            {rowFields[list].map((field) => {
              const path = `${list}.${at}.${field.name}`;
              return (
                <div key={field.name} className={classes.asked}>
                  <AskedControl
                    id={idOf(path)}
                    asked={field.asked}
                    label={t(`columns.${field.name}`)}
                    isMandatory
                    options={texts.optionsOf(field.asked)}
                    maxLength={lengthOf(field.name)}
                    value={(row as Readonly<Record<string, string>>)[field.name] ?? ''}
                    onChange={(value) => change(at, { [field.name]: value })}
                    error={errorOf(path)}
                  />
                </div>
              );
            })}
            <Button
              variant="subtle"
              className={classes.wide}
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
              onClick={() => remove(at)}
            >
              {t('remove', { row: name })}
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button
          id={list}
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          disabled={rows.length >= (list === 'drivers' ? MOST_DRIVERS : MOST_ROWS)}
          onClick={add}
        >
          {t(`add.${list}`)}
        </Button>
        <FieldError id={list} error={errorOf(list)} />
      </div>
    </section>
  );
}
