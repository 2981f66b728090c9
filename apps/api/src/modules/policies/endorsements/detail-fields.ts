import type { AskedFact, ChangedLine } from '@onegi/contract/calls/policies/endorsements/shapes';
import * as f from '@onegi/contract/fields/formats';
import type * as z from 'zod';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { FieldFailure } from '../../../http/app-error.ts';
import { bothTexts } from '../../../lib/texts.ts';
import { readPersons } from '../../persons/read-persons.ts';
import type { Turn } from './changes.ts';
import { standingEndorsements } from './policy-on.ts';
import type { EndorsedPolicy } from './policy-terms.ts';
import { changedWords } from './price-parts.ts';

/** A detail of the policy that bears no premium. */
interface Detail {
  readonly name: string;
  readonly schema: z.ZodType<string>;
  /** Kept with the holder; the others stand on the endorsement alone. */
  readonly ofHolder: boolean;
}

const ofHolder = (name: string, schema: z.ZodType<string>): Detail => ({ name, schema, ofHolder: true });
const text = (name: string, most: number) => ofHolder(name, f.printedText(most, 0));

const nameOfPerson = [ofHolder('surname', f.englishName), ofHolder('firstName', f.englishName)];
const insuredName = ofHolder('insuredName', f.printedText(100));
const ofPerson: readonly Detail[] = [
  ofHolder('hkid', f.hkid),
  text('flat', 20),
  text('floor', 20),
  text('building', 100),
  text('street', 100),
  ofHolder('phone', f.hongKongPhone),
];
const email = ofHolder('email', f.email);
/** What the certificate of a vehicle prints (new-certificate.ts); the names of drivers are separated by semicolons. */
const ofVehicle: readonly Detail[] = [
  { name: 'registrationMark', schema: f.registrationMark, ofHolder: false },
  { name: 'chassis', schema: f.chassis, ofHolder: false },
  {
    name: 'drivers',
    schema: f.printedText(1000).regex(/^[A-Za-z][A-Za-z '\-.,;]*$/, 'validation.englishName'),
    ofHolder: false,
  },
];
/** What stands on the endorsement alone. */
const beside: readonly Detail[] = ['riskAddress', 'mortgagee', 'helperName', 'other'].map((name) => ({
  name,
  schema: f.printedText(200, 0),
  ofHolder: false,
}));

type Values = Readonly<Record<string, string>>;

/**
 * The details that can be changed, as the holder is known: of a person also identity card, address and telephone. A name is
 * changed where it stands, in its parts or whole: nobody is given a second one.
 */
function detailsOf(values: Values): readonly Detail[] {
  const has = (name: string) => (values[name] ?? '') !== '';
  return [
    ...(has('surname') ? nameOfPerson : []),
    ...(has('insuredName') || !has('surname') ? [insuredName] : []),
    ...(has('surname') || has('hkid') ? ofPerson : []),
    email,
    ...('registrationMark' in values ? ofVehicle : []),
    ...beside,
  ];
}

/** Which of them are kept with the holder. */
export const holderDetails: ReadonlySet<string> = new Set(
  [...nameOfPerson, insuredName, ...ofPerson, email].map(({ name }) => name),
);

export const detailLabel = (name: string) => bothTexts(`endorsements.details.${name}`);

const shownIn = (value = '') => ({ en: value || '–', zhHant: value || '–' });

/** Changed details as people read them. */
export const detailLines = ({ before, after }: Turn<Values>): ChangedLine[] =>
  Object.keys(after).map((name) => changedWords(detailLabel(name), shownIn(before[name]), shownIn(after[name])));

/** What endorsements say beside the holder's rows: what stands on them alone, and what waits for its day. */
function keptBeside(endorsed: Pick<EndorsedPolicy, 'endorsements' | 'state'>, today: string): Values {
  const waiting = standingEndorsements(endorsed).filter(({ row }) => row.effective_on > today);
  return Object.fromEntries([
    ...Object.entries(endorsed.state.details).filter(([name]) => !holderDetails.has(name)),
    ...waiting.flatMap(({ changes }) => Object.entries(changes.details?.after ?? {})),
  ]);
}

/** The details of a policy as they are: of the holder, also where somebody changed them without an endorsement, and beside. */
export async function readDetails(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  endorsed: Pick<EndorsedPolicy, 'policy' | 'endorsements' | 'state'>,
): Promise<Values> {
  const [holder] = await readPersons(db, seal, 'policy', endorsed.policy.id);
  const known = Object.entries(holder?.fields ?? {}).filter(
    (entry): entry is [string, string] => holderDetails.has(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(known), ...keptBeside(endorsed, clock.today()) };
}

export function describeDetails(values: Values): AskedFact[] {
  return detailsOf(values).map(({ name }) => {
    const label = detailLabel(name);
    return { name, label: label.en, labelZh: label.zhHant, factKind: 'text', value: values[name] ?? '', options: [] };
  });
}

/** Details as they will be kept, those alone that are otherwise than they were; or what is wrong with them. */
export function changedDetails(
  current: Values,
  given: Values,
): { readonly changed: Record<string, string> } | { readonly fields: FieldFailure[] } {
  const changed: Record<string, string> = {};
  const fields: FieldFailure[] = [];
  for (const [name, value] of Object.entries(given)) {
    const detail = detailsOf(current).find((each) => each.name === name);
    const parsed = detail?.schema.safeParse(value);
    if (!parsed) fields.push({ field: `details.${name}`, message: 'validation.choice' });
    // As it was written once, also where that is not how it would be written today.
    else if (value === (current[name] ?? '')) continue;
    else if (!parsed.success)
      fields.push({ field: `details.${name}`, message: parsed.error.issues[0]?.message ?? 'validation.text' });
    else if (parsed.data !== (current[name] ?? '')) changed[name] = parsed.data;
  }
  return fields.length > 0 ? { fields } : { changed };
}
