import type { Found } from '@onegi/contract/calls/workplace/search-work';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { inLanguage } from '../../lib/bilingual.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { bilingual, texts } from '../../lib/texts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lookupsOf } from '../persons/lookups.ts';
import { applicationColumns, type Case, isUnder, nameCases, ownCases, pathOfCase, policyColumns } from './own-cases.ts';
import { codesSeen, nameOfLine, type Searching } from './searching.ts';

/** What a person was found by: names of texts. */
type FoundBy = 'email' | 'phone' | 'hkid' | 'passport' | 'name and birth' | 'name';

type FoundCase = Case & { readonly by: FoundBy; readonly name: string };

/** A consultant's own clients are looked through by name, as many as one person knows. */
const MOST_OWN = 300;

/** Of one case several persons may have the same address or telephone number. */
const PERSONS_OF_CASE = 4;

/** 'CHAN TAI MAN 1990-05-17' or 17/5/1990: names are found with the day of birth alone, whose hash both are in. */
function nameAndBirth(text: string): { surname?: string; bornOn?: string } {
  const [, name, day] = /^(.+?)[\s,，]+(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})$/.exec(text) ?? [];
  if (!name || !day) return {};
  const [date = '', month = '', year = ''] = day.split('/');
  return { surname: name, bornOn: year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day };
}

/** Cases in which somebody has exactly this e-mail address, number, identity card, passport, or name and day of birth. */
async function casesByHash({ deps: { db, seal }, actor, text, most }: Searching): Promise<Omit<FoundCase, 'name'>[]> {
  const lookups = lookupsOf({ email: text, phone: text, hkid: text, passport: text, ...nameAndBirth(text) });
  const known = lookups.map(([kind, value]) => ({ kind: kind as FoundBy, hash: seal.hash(kind, value) }));
  if (known.length === 0) return [];
  const hashes = known.map(({ hash }) => hash);
  const policies = codesSeen(actor, 'clients.read');
  const applications = codesSeen(actor, 'applications.read');
  const ofOwn = applications ? sql`and consultant_code = any(${applications}::text[])` : sql``;
  const { rows } = await sql<Case & { hashes: Buffer[] }>`
    (select ${policyColumns}, lookup_hashes as hashes from policy_persons join policies on policies.id = owner_id
      where lookup_hashes && ${hashes}::bytea[] ${policies ? sql`and ${isUnder(policies)}` : sql``} order by issued_at desc limit ${most * PERSONS_OF_CASE})
    union all
    (select ${applicationColumns}, lookup_hashes from application_persons join applications on applications.id = owner_id
      where lookup_hashes && ${hashes}::bytea[] and state <> 'paid' ${ofOwn}
      order by changed_at desc limit ${most * PERSONS_OF_CASE})`.execute(db);
  // Applicant and insured person are often the same.
  return [...new Map(rows.map((row) => [row.id, row])).values()].flatMap(({ hashes: held, ...found }) => {
    const by = known.find(({ hash }) => held.some((each) => each.equals(hash)))?.kind;
    return by ? [{ ...found, by }] : [];
  });
}

/** The newest own cases whose client's name holds every word. Names are sealed: of everybody's they cannot be looked through. */
async function casesByName({ deps, actor, text, most }: Searching): Promise<FoundCase[]> {
  const codes = codesSeen(actor, 'clients.read');
  if (!codes?.length || !/^[A-Za-z][A-Za-z '\-.,]*$/.test(text)) return [];
  const cases = await nameCases(deps, await ownCases(deps.db, codes, MOST_OWN));
  const words = text.toLowerCase().split(/[\s,]+/);
  return cases
    .map((found) => ({ ...found, by: 'name' as const }))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)) && !name.includes('@'))
    .slice(0, most);
}

/** What was found, as far as who looks must see it to know that it is the right one. */
const masked: Record<FoundBy, (text: string) => string> = {
  email: maskEmail,
  phone: (text) => `****${text.slice(-4)}`,
  hkid: (text) => `${text.slice(0, 2)}*****`,
  passport: (text) => `${text.slice(0, 2)}*****`,
  'name and birth': () => '',
  name: () => '',
};

function describe({ deps: { seal }, actor, text }: Searching, found: FoundCase): Found[] {
  const path = pathOfCase(seal, found, actor);
  if (!path) return [];
  const product = nameOfLine(found.line);
  const words = bilingual((language) => {
    const write = texts[language];
    const name = inLanguage(product, language);
    const of = found.policyNumber ?? write('work.found.application');
    return write('work.found.by', { of, name, by: found.by, shown: masked[found.by](text) });
  });
  return [
    {
      kind: 'client',
      title: found.name,
      titleZh: found.name,
      detail: words.en,
      detailZh: words.zhHant,
      path,
    },
  ];
}

/**
 * Clients and insured persons by what identifies them, and the own clients by name. That somebody was found is written into
 * the audit trail: who looked, by what kind of fact, and how many; not what was typed.
 */
export async function searchPersons(searching: Searching): Promise<Found[]> {
  const { deps, most } = searching;
  const exact = await casesByHash(searching);
  const named = await nameCases(deps, exact);
  const found = named.length > 0 ? named.slice(0, most) : await casesByName(searching);
  const [first] = found;
  if (!first) return [];
  await inTransaction(deps.db, (tx) =>
    recordAudit(tx, 'client.searched', { after: { method: first.by, rows: found.length } }),
  );
  return found.flatMap((each) => describe(searching, each));
}
