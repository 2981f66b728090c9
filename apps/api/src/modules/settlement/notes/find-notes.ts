import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { type SqlBool, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import { type HeldNames, insuredNameHash, MOST_OPENED, namesHolding } from '../../persons/held-names.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { clientMark, isOfClient } from '../client-mark.ts';
import { readNotes } from './read-notes.ts';

type FindDeps = Pick<Deps, 'db' | 'seal'>;

interface Found {
  readonly notes: OpenNote[];
  /** There may be more: too many were found, or names of clients were left that nobody has looked through. */
  readonly isMore: boolean;
}

/** As many as fit beside a receipt. */
const MOST_FOUND = 50;

/** Notes of which something is open, the first to fall due first. */
const openNotes = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('debit_credit_notes')
    .innerJoin('policies', 'policies.id', 'debit_credit_notes.policy_id')
    .where('debit_credit_notes.settlement', 'in', ['unsettled', 'partlySettled'])
    .orderBy('debit_credit_notes.due_on')
    .orderBy('debit_credit_notes.id');

async function described(deps: FindDeps, rows: readonly { readonly id: string }[], isCut = false): Promise<Found> {
  const ids = rows.slice(0, MOST_FOUND).map(({ id }) => id);
  const notes = await readNotes(deps, deps.db, ids);
  return {
    notes: notes.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.noteNumber.localeCompare(b.noteNumber)),
    isMore: isCut || rows.length > MOST_FOUND,
  };
}

/** Notes of policies, of which something is open. */
const openOf = (deps: Pick<Deps, 'db'>, policyIds: readonly string[]) =>
  openNotes(deps)
    .select('debit_credit_notes.id')
    .where('debit_credit_notes.policy_id', '=', sql<string>`any(${policyIds}::uuid[])`)
    .limit(MOST_FOUND + 1);

/** By the client's name: a whole one is found among all, a part of one among the notes that fall due first. */
async function findByName(deps: FindDeps, names: HeldNames, searched: string): Promise<Found> {
  const { db, seal } = deps;
  const name = searched.replaceAll(',', ' ');
  const holders = openNotes(deps).select(['policies.id', 'policies.version']);
  const [whole, { found }] = await Promise.all([
    db
      .selectFrom('policies')
      .select('id')
      .where('holder_name_hash', '=', insuredNameHash(seal, name))
      .limit(MOST_OPENED)
      .execute(),
    names.newest(db, holders, async (ids) => {
      const known = await readHolderNames(db, seal, ids);
      return new Map(ids.map((id) => [id, known.get(id) ?? '']));
    }),
  ]);
  const policies = new Set([...whole, ...namesHolding(found, name)].map(({ id }) => id));
  return described(deps, await openOf(deps, [...policies]).execute(), found.length >= MOST_OPENED);
}

/** Open notes by policy number, note number or client's name, the first to fall due first. */
export async function findNotes(deps: FindDeps, names: HeldNames, searched: string): Promise<Found> {
  const part = `%${escapeLike(searched.toUpperCase())}%`;
  const numbered = await openNotes(deps)
    .select('debit_credit_notes.id')
    .where(sql<SqlBool>`(debit_credit_notes.note_number like ${part} or policies.policy_number like ${part})`)
    .limit(MOST_FOUND + 1)
    .execute();
  return numbered.length > 0 ? described(deps, numbered) : findByName(deps, names, searched);
}

/** The open debit notes that a credit note can be set against: those of its client. */
export async function notesToOffset(deps: FindDeps, creditNoteId: string): Promise<Found> {
  const credit = await deps.db
    .selectFrom('debit_credit_notes')
    .innerJoin('policies', 'policies.id', 'debit_credit_notes.policy_id')
    .select(clientMark.as('mark'))
    .where('debit_credit_notes.id', '=', creditNoteId)
    .executeTakeFirst();
  if (!credit) return { notes: [], isMore: false };
  const policies = await deps.db.selectFrom('policies').select('policies.id').where(isOfClient(credit.mark)).execute();
  const debits = openOf(
    deps,
    policies.map(({ id }) => id),
  )
    .where('debit_credit_notes.amount_cents', '>', 0)
    .where(sql<SqlBool>`not (debit_credit_notes.reopened_at is not null and debit_credit_notes.approved_at is null)`);
  return described(deps, await debits.execute());
}
