import type { AskedFact } from '@onegi/contract/calls/policies/endorsements/shapes';
import * as f from '@onegi/contract/fields/formats';
import type * as z from 'zod';
import type { Db } from '../../../db/database.ts';
import type { FieldFailure } from '../../../http/app-error.ts';
import type { Seal } from '../../../lib/seal.ts';
import { bothTexts } from '../../../lib/texts.ts';
import { readPersons } from '../../persons/read-persons.ts';

/** A detail of the policy that bears no premium. */
interface Detail {
  readonly name: string;
  readonly schema: z.ZodType<string>;
  /** Kept with the holder; the others stand on the endorsement alone. */
  readonly ofHolder: boolean;
}

const text = (name: string, most: number): Detail => ({ name, schema: f.printedText(most, 0), ofHolder: true });
const email: Detail = { name: 'email', schema: f.email, ofHolder: true };

const personal: readonly Detail[] = [
  { name: 'surname', schema: f.englishName, ofHolder: true },
  { name: 'firstName', schema: f.englishName, ofHolder: true },
  { name: 'hkid', schema: f.hkid, ofHolder: true },
  text('flat', 20),
  text('floor', 20),
  text('building', 100),
  text('street', 100),
  { name: 'phone', schema: f.hongKongPhone, ofHolder: true },
  email,
];
const commercial: readonly Detail[] = [{ name: 'insuredName', schema: f.printedText(100), ofHolder: true }, email];
/** What stands on the endorsement alone. */
const beside: readonly Detail[] = ['riskAddress', 'mortgagee', 'helperName', 'other'].map((name) => ({
  name,
  schema: f.printedText(200, 0),
  ofHolder: false,
}));

const detailsOf = (isPersonal: boolean) => [...(isPersonal ? personal : commercial), ...beside];

/** Which of them are kept with the holder. */
export const holderDetails: ReadonlySet<string> = new Set(
  [...personal, ...commercial].filter(({ ofHolder }) => ofHolder).map(({ name }) => name),
);

export const detailLabel = (name: string) => bothTexts(`endorsements.details.${name}`);

/** The details of a policy as they are: of the holder, and what endorsements have said beside. */
export async function readDetails(
  deps: { readonly seal: Seal },
  db: Db,
  policyId: string,
  endorsed: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const [holder] = await readPersons(db, deps.seal, 'policy', policyId);
  const known = Object.entries(holder?.fields ?? {}).filter(
    (entry): entry is [string, string] => holderDetails.has(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(known), ...endorsed };
}

export function describeDetails(isPersonal: boolean, values: Readonly<Record<string, string>>): AskedFact[] {
  return detailsOf(isPersonal).map(({ name }) => {
    const label = detailLabel(name);
    return { name, label: label.en, labelZh: label.zhHant, factKind: 'text', value: values[name] ?? '', options: [] };
  });
}

/** Details as they will be kept, those alone that are otherwise than they were; or what is wrong with them. */
export function changedDetails(
  isPersonal: boolean,
  current: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): { readonly changed: Record<string, string> } | { readonly fields: FieldFailure[] } {
  const changed: Record<string, string> = {};
  const fields: FieldFailure[] = [];
  for (const [name, value] of Object.entries(given)) {
    const detail = detailsOf(isPersonal).find((each) => each.name === name);
    const parsed = detail?.schema.safeParse(value);
    if (!parsed) fields.push({ field: `details.${name}`, message: 'validation.choice' });
    else if (!parsed.success)
      fields.push({ field: `details.${name}`, message: parsed.error.issues[0]?.message ?? 'validation.text' });
    else if (parsed.data !== (current[name] ?? '')) changed[name] = parsed.data;
  }
  return fields.length > 0 ? { fields } : { changed };
}
