import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import * as f from '@onegi/contract/fields/formats';
import { NO_MARK_YET } from '@onegi/contract/motor/check-motor-case';
import type { Deps } from '../../deps.ts';
import { maskWords } from '../audit/attributes.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { type MotorCaseRow, sealOwner } from './tables.ts';

type Sealing = Pick<Deps, 'seal'>;

/** What is keyed of a case, opened. */
export const formOfCase = ({ seal }: Sealing, { id, form_sealed }: Pick<MotorCaseRow, 'id' | 'form_sealed'>) =>
  seal.open<MotorForm>(sealOwner(id), form_sealed);

/** A text as its format keeps it; undefined where it is none, or not yet. */
const normal = (format: { safeParse: (text: string) => { data?: string | undefined } }, text: string) =>
  format.safeParse(text).data;

/** A company's registration number is what its certificate numbers begin with. */
const REGISTRATION_CHARACTERS = 8;

/**
 * What a policyholder is found by on another case, as cases are stored with it; then the whole number of a certificate, which
 * older cases are stored with.
 */
export function identityHashes({ seal }: Sealing, { holderType, holderId }: MotorForm): Buffer[] {
  const isCompany = holderType === 'C';
  const whole = normal(isCompany ? f.businessRegistration : f.hkid, holderId);
  if (!whole) return [];
  const values = isCompany ? new Set([whole.slice(0, REGISTRATION_CHARACTERS), whole]) : [whole];
  return [...values].map((value) => seal.hash('motor identity', value));
}

/** What a case is found by on another, each in its one spelling; null where it is not known. */
export function hashesOf(deps: Sealing, form: MotorForm) {
  const hash = (kind: string, value: string | undefined) => (value ? deps.seal.hash(kind, value) : null);
  const mark = normal(f.registrationMark, form.registrationMark)?.replaceAll(' ', '');
  return {
    identity_hash: identityHashes(deps, form)[0] ?? null,
    chassis_hash: hash('motor chassis', normal(f.chassis, form.chassis)),
    mark_hash: hash('motor mark', mark === NO_MARK_YET ? undefined : mark),
  };
}

/** The columns that hold what is keyed. */
export function formColumns(deps: Sealing, id: string, form: MotorForm) {
  const { seal } = deps;
  const name = form.holderName.trim();
  return {
    form_sealed: seal.seal(sealOwner(id), form),
    insured_name_sealed: name === '' ? null : seal.seal(sealOwner(id), name),
    insured_name_hash: name === '' ? null : insuredNameHash(seal, name),
    starts_on: f.isCalendarDate(form.startsOn) ? form.startsOn : null,
    ...hashesOf(deps, form),
  };
}

const identities = new Set(['holderId', 'driverHkid', 'driverLicence', 'chassis', 'engineNumber']);
const personal = new Set([
  'holderName',
  'holderNameZh',
  'driverName',
  'address1',
  'address2',
  'address3',
  'address4',
  'mobile',
  'email',
  'bornOn',
  'driverBornOn',
]);
const KEPT_CHARACTERS = 3;

function masked(name: string, value: string): string {
  if (value === '') return '';
  if (identities.has(name)) return `***${value.slice(-KEPT_CHARACTERS)}`;
  return personal.has(name) ? `${[...value][0]}***` : maskWords(value);
}

/** Every field with its value, rows by their number: `drivers.1.driverName`. */
function entriesOf(form: MotorForm): Map<string, { readonly raw: string; readonly shown: string }> {
  const entries = new Map<string, { raw: string; shown: string }>();
  const add = (path: string, name: string, raw: string) => entries.set(path, { raw, shown: masked(name, raw) });
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') add(name, name, value);
    else
      value.forEach((row, at) => {
        if (typeof row === 'string') add(`${name}.${row}`, name, 'Y');
        else for (const [column, text] of Object.entries(row)) add(`${name}.${at + 1}.${column}`, column, text);
      });
  }
  return entries;
}

/** What a save has changed, for the audit trail: `field=value`, old beside new, identities by their last characters. */
export function changedEntries(before: MotorForm | null, after: MotorForm) {
  const [old, now] = [before ? entriesOf(before) : new Map(), entriesOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => (old.get(path)?.raw ?? '') !== (now.get(path)?.raw ?? ''),
  );
  const list = (of: ReturnType<typeof entriesOf>) => paths.map((path) => `${path}=${of.get(path)?.shown ?? ''}`);
  return { before: { entries: list(old) }, after: { entries: list(now) } };
}
