import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { lastFields, nilOf, type RowList, rowFields, type SectionName, sectionsOn } from './form/form-sections.ts';

/** A part of the form, as its heading names it. */
export type ComparedPart = SectionName | RowList | 'declaration';

/** A field that the auditor compares with a document. */
export interface ComparedField {
  /** As it is named when it is returned: `chassis`, `drivers.0.driverName`. */
  readonly path: string;
  readonly value: string;
}

export interface Compared {
  readonly part: ComparedPart;
  readonly fields: readonly ComparedField[];
}

const rowLists: readonly RowList[] = ['drivers', 'claims', 'offences'];

function rowsOf(form: MotorForm, list: RowList): ComparedField[] {
  const rows: readonly Readonly<Record<string, string>>[] = form[list];
  const nil = list === 'drivers' ? [] : [{ path: nilOf[list], value: form[nilOf[list]] }];
  if (rows.length === 0) return nil;
  return rows.flatMap((row, at) =>
    rowFields[list].map(({ name }) => ({ path: `${list}.${at}.${name}`, value: row[name] ?? '' })),
  );
}

/** What there is to compare, in the order of the form; what was left empty is nothing. */
export function comparedFields(form: MotorForm): Compared[] {
  const sections = sectionsOn(form.startsOn).map(([part, fields]) => ({
    part: part as ComparedPart,
    fields: fields.map(({ name }) => ({ path: name as string, value: form[name] })),
  }));
  const all: Compared[] = [
    ...sections,
    ...rowLists.map((part) => ({ part, fields: rowsOf(form, part) })),
    { part: 'declaration', fields: lastFields.map(({ name }) => ({ path: name, value: form[name] })) },
  ];
  return all
    .map(({ part, fields }) => ({ part, fields: fields.filter(({ value }) => value !== '') }))
    .filter(({ fields }) => fields.length > 0);
}
