import type { AgedAccount, agedNoteList, ageingList } from '@onegi/contract/calls/settlement/ageing';
import type { AgeingGroup } from '@onegi/contract/fields/accounts-current';
import type { AskedOf } from '@onegi/contract/list';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import { consultantNames } from '../../accounts/users/consultants.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { clientMark } from '../client-mark.ts';
import { insurerNames } from '../insurers/list-insurers-due.ts';
import { bucketDays, openCents, openNotes } from './open-notes.ts';

/** What stands for a member of each group. */
const marks: Readonly<Record<AgeingGroup, RawBuilder<string>>> = {
  client: clientMark,
  consultant: sql<string>`coalesce(policies.consultant_code, '')`,
  insurer: sql<string>`policies.insurer_code`,
};

type Sums = Omit<AgedAccount, 'group' | 'name' | 'nameZh'> & { readonly policyId: string };

/** The open balances of a group's members by their age. */
async function readSums(deps: Deps, group: AgeingGroup, codes: readonly string[] | null): Promise<Sums[]> {
  const today = deps.clock.today();
  const age = sql`(${today}::date - debit_credit_notes.account_on)`;
  const sumOf = (bucket: keyof typeof bucketDays) => {
    const [from, until] = bucketDays[bucket];
    const fits = sql`${age} >= ${from ?? -1_000_000} and ${age} <= ${until ?? 1_000_000}`;
    return sql<number>`coalesce(sum(${openCents}) filter (where ${fits}), 0)::bigint`;
  };
  return openNotes(deps.db, { codes, today })
    .select([
      marks[group].as('key'),
      sql<number>`count(*)`.as('notes'),
      sql<string>`min(policies.id::text)`.as('policyId'),
      sumOf('current').as('currentCents'),
      sumOf('to30').as('to30Cents'),
      sumOf('to60').as('to60Cents'),
      sumOf('to90').as('to90Cents'),
      sumOf('over90').as('over90Cents'),
      sql<number>`sum(${openCents})::bigint`.as('openCents'),
    ])
    .groupBy(marks[group])
    .execute();
}

/** The names of a group's members, by their key. */
async function namesOf(deps: Deps, group: AgeingGroup, rows: readonly Sums[]) {
  if (group === 'insurer') {
    return new Map(
      rows.map(({ key }) => {
        const { insurerName: name, insurerNameZh: nameZh } = insurerNames(deps, key);
        return [key, { name, nameZh }];
      }),
    );
  }
  if (group === 'consultant') {
    const keys = rows.flatMap(({ key }) => (key ? [key] : []));
    const names = await consultantNames(deps.db, keys);
    return new Map(
      keys.map((key) => {
        const found = names.get(key);
        return [
          key,
          {
            name: [key, found?.name].filter(Boolean).join(' · '),
            nameZh: [key, found?.nameZh].filter(Boolean).join(' · '),
          },
        ];
      }),
    );
  }
  const holders =
    rows.length === 0
      ? new Map<string, string>()
      : await readHolderNames(
          deps.db,
          deps.seal,
          rows.map(({ policyId }) => policyId),
        );
  return new Map(
    rows.map(({ key, policyId }) => [key, { name: holders.get(policyId) ?? '', nameZh: holders.get(policyId) ?? '' }]),
  );
}

const compared = {
  openCents: (a: Sums, b: Sums) => a.openCents - b.openCents,
  over90Cents: (a: Sums, b: Sums) => a.over90Cents - b.over90Cents,
  key: (a: Sums, b: Sums) => a.key.localeCompare(b.key),
};

/** What is owed, by client, consultant or insurer. Names of clients are opened for the rows of a page alone. */
export async function listedAgeing(
  deps: Deps,
  { group = 'client', sort = 'openCents', order }: AskedOf<typeof ageingList>,
  codes: readonly string[] | null,
) {
  const sums = await readSums(deps, group, codes);
  const isDescending = (order ?? (sort === 'key' ? 'asc' : 'desc')).toLowerCase() === 'desc';
  const rows = sums.toSorted((a, b) => compared[sort](a, b) * (isDescending ? -1 : 1) || a.key.localeCompare(b.key));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    total: rows.length,
    keysAt: (skip: number, take: number) => rows.slice(skip, skip + take).map(({ key }) => key),
    read: async (keys: readonly Key[]) => {
      const page = keys.flatMap((key) => byKey.get(String(key)) ?? []);
      const names = await namesOf(deps, group, page);
      return page.map(({ policyId: _policyId, ...row }) => ({
        group,
        ...row,
        ...(names.get(row.key) ?? { name: '', nameZh: '' }),
      }));
    },
  };
}

/** The notes behind the figures. */
export function listedAgedNotes(deps: Deps, asked: AskedOf<typeof agedNoteList>, codes: readonly string[] | null) {
  const { db, clock, seal } = deps;
  const today = clock.today();
  const { bucket, clientKey, consultantCode, insurerCode } = asked;
  return {
    fitting: openNotes(db, { codes, today, bucket, clientKey, consultantCode, insurerCode }),
    key: 'debit_credit_notes.id',
    sorts: { accountOn: 'debit_credit_notes.account_on', dueOn: 'debit_credit_notes.due_on' },
    read: async (ids: readonly Key[]) => {
      const found = await db
        .selectFrom('debit_credit_notes')
        .innerJoin('policies', 'policies.id', 'debit_credit_notes.policy_id')
        .select([
          'debit_credit_notes.id',
          'note_number',
          'debit_credit_notes.policy_id',
          'account_on',
          'due_on',
          'amount_cents',
          'allocated_cents',
        ])
        .select(['policy_number', 'transaction_number', 'consultant_code', 'insurer_code', openCents.as('open')])
        .select(sql<number>`${today}::date - account_on`.as('age'))
        .$call(rowsOfIds('debit_credit_notes.id', ids));
      const names = await readHolderNames(
        db,
        seal,
        found.map(({ policy_id }) => policy_id),
      );
      return found.map((row) => {
        const { insurerName, insurerNameZh } = insurerNames(deps, row.insurer_code);
        return {
          noteNumber: row.note_number,
          policyNumber: row.policy_number,
          transactionNumber: row.transaction_number,
          holderName: names.get(row.policy_id) ?? '',
          consultantCode: row.consultant_code,
          insurerName,
          insurerNameZh,
          accountOn: row.account_on,
          dueOn: row.due_on,
          ageDays: row.age,
          amountCents: row.amount_cents,
          allocatedCents: row.allocated_cents,
          openCents: row.open,
        };
      });
    },
  };
}
