import type { FilledIn } from '@onegi/contract/commercial/check-case';
import type { Insertable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { insuredNameHash } from '../../persons/held-names.ts';
import { openForm } from '../read-request.ts';
import { type RequestRow, sealOwner } from '../tables.ts';

/** Answers, employees and descriptions, sealed together. */
export const formColumn = (
  { seal }: Pick<Deps, 'seal'>,
  id: string,
  { answers, employees, descriptions }: Pick<FilledIn, 'answers' | 'employees' | 'descriptions'>,
): Buffer => seal.seal(sealOwner(id), { ...answers, employees, descriptions });

/** What is filled in, as columns. */
export function columnsOf({ seal }: Pick<Deps, 'seal'>, id: string, filledIn: FilledIn) {
  const { insuredName, startsOn, endsOn, consented, optedOut } = filledIn;
  return {
    insured_name_sealed: seal.seal(sealOwner(id), insuredName),
    insured_name_hash: insuredName === '' ? null : insuredNameHash(seal, insuredName),
    starts_on: startsOn,
    ends_on: endsOn,
    consented,
    opted_out: optedOut,
    form_sealed: formColumn({ seal }, id, filledIn),
  } satisfies Partial<Insertable<Database['quote_requests']>>;
}

/** What a case holds so far. */
export function filledInOf({ seal }: Pick<Deps, 'seal'>, row: RequestRow): FilledIn {
  const { given: answers, employees, descriptions } = openForm(seal, row);
  return {
    insuredName: row.insured_name_sealed ? seal.open<string>(sealOwner(row.id), row.insured_name_sealed) : '',
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    consented: row.consented,
    optedOut: row.opted_out,
    answers,
    employees,
    descriptions,
  };
}

/** Of a case that was only just begun. */
export const nothingFilledIn: FilledIn = {
  insuredName: '',
  startsOn: null,
  endsOn: null,
  consented: false,
  optedOut: false,
  answers: {},
  employees: [],
  descriptions: {},
};
