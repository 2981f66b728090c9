import type { MotorForm, MotorText } from '@onegi/contract/calls/motor/case-shapes';

/** A field that the auditor compares with a document. */
export interface ComparedField {
  /** As it is named when it is returned. */
  readonly path: string;
  readonly value: string;
}

export const comparedGroups = ['cover', 'holder', 'vehicle', 'record', 'drivers'] as const;
export type ComparedGroup = (typeof comparedGroups)[number];

const texts: Readonly<Record<Exclude<ComparedGroup, 'drivers'>, readonly MotorText[]>> = {
  cover: ['businessType', 'cover', 'startsOn'],
  holder: [
    'holderType',
    'holderName',
    'holderNameZh',
    'holderId',
    'bornOn',
    'sex',
    'occupation',
    'address1',
    'district',
    'mobile',
    'email',
  ],
  vehicle: [
    'registrationMark',
    'make',
    'model',
    'bodyType',
    'yearMade',
    'firstRegisteredOn',
    'engineNumber',
    'chassis',
    'capacity',
    'fuel',
    'seats',
    'insuredDollars',
    'mortgagee',
    'vehicleUse',
    'parking',
    'isModified',
  ],
  record: [
    'ncdPercent',
    'previousInsurer',
    'previousPolicy',
    'previousExpiresOn',
    'isNcdTransferred',
    'unnamedUsers',
    'hasNoClaims',
    'hasNoOffences',
    'wasDeclined',
    'declinedRemarks',
  ],
};

/** Codes of the form in words; what has none stands as it was typed. */
export type WordOf = (name: string, value: string) => string;

const joined = (values: readonly string[]) => values.filter((value) => value !== '').join(' · ');

/** What there is to compare: what was left empty is nothing, and a row is one field. */
export function comparedFields(form: MotorForm, wordOf: WordOf): Readonly<Record<ComparedGroup, ComparedField[]>> {
  const textOf = (name: MotorText) =>
    name === 'address1'
      ? [form.address1, form.address2, form.address3, form.address4].filter(Boolean).join(', ')
      : wordOf(name, form[name]);
  const of = (names: readonly MotorText[]) =>
    names.map((name) => ({ path: name as string, value: textOf(name) })).filter(({ value }) => value !== '');
  const rowsOf = (name: string, rows: readonly Readonly<Record<string, string>>[]) =>
    rows.map((row, at) => ({
      path: `${name}.${at + 1}`,
      value: joined(Object.entries(row).map(([column, value]) => wordOf(column, value))),
    }));
  return {
    cover: of(texts.cover),
    holder: of(texts.holder),
    vehicle: of(texts.vehicle),
    record: [...of(texts.record), ...rowsOf('claims', form.claims), ...rowsOf('offences', form.offences)],
    drivers: rowsOf('drivers', form.drivers),
  };
}
