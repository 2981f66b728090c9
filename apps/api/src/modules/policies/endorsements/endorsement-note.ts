import { shareOf } from '@onegi/rating/money';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Write } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import type { Entry } from '../../ledger/post-entries.ts';
import { noteIssued, type Share } from '../../ledger/postings.ts';
import { coverOfYears } from '../cover-period.ts';
import { dueOnOf } from '../issue-policy.ts';
import { isPaidAtOnce } from '../sold-by-quote.ts';
import type { PoliciesTables } from '../tables.ts';
import type { DraftRow } from './endorsement-workflow.ts';
import { type EndorsedPolicy, type PolicyRow, soldUntil } from './policy-terms.ts';

type NoteRow = Selectable<PoliciesTables['debit_credit_notes']>;

/** The note of an endorsement, with what it writes and posts. */
export interface IssuedNote {
  readonly noteNumber: string;
  readonly isCredit: boolean;
  readonly dueOn: string;
  readonly writes: readonly Write[];
  readonly entry: Entry;
}

/** The note whose premium is changed: of what is turned round its own, else the policy's first. Locked, so that it is not settled meanwhile. */
export function originalNote(tx: Tx, { policy_id, reverses_no }: DraftRow): Promise<NoteRow | undefined> {
  return tx
    .selectFrom('debit_credit_notes')
    .selectAll()
    .where('policy_id', '=', policy_id)
    .where('endorsement_no', '=', reverses_no ?? '000')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The consultants' parts of a commission: the second code takes what the first leaves. */
function sharesOf({ consultant_code, second_consultant_code, second_share_bp }: PolicyRow, cents: number): Share[] {
  if (consultant_code === null || cents === 0) return [];
  if (second_consultant_code === null) return [{ consultantCode: consultant_code, amountCents: cents }];
  const first = shareOf(cents, 10_000 - second_share_bp);
  return [
    { consultantCode: consultant_code, amountCents: first },
    { consultantCode: second_consultant_code, amountCents: cents - first },
  ].filter(({ amountCents }) => amountCents !== 0);
}

/** Commission is paid out on the 15th of the month after. */
function payableOn(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${next[0]}-${String(next[1]).padStart(2, '0')}-15`;
}

/** As its first premium was when it was sold, whatever became of the note's due date since. */
function isDueAtOnce(endorsed: EndorsedPolicy): boolean {
  const { product, policy, quote } = endorsed;
  if (quote) return isPaidAtOnce(quote);
  // One that was moved in has no quote: travel cover of less than a year is a single trip's.
  const isTrip = product === 'TRAVEL' && soldUntil(endorsed) < coverOfYears(policy.starts_on, 1).endsOn;
  return product === 'DH' || isTrip;
}

interface Noted {
  readonly endorsed: EndorsedPolicy;
  readonly draft: DraftRow;
  readonly noteNumber: string;
  readonly original: NoteRow | undefined;
  readonly postedBy: string;
}

/**
 * The debit or credit note of an endorsement. A credit note of a premium whose commission was earned takes the commission
 * back, the consultants' parts with it; they are less at the next payout.
 */
export function noteOf(deps: Deps, tx: Tx, { endorsed, draft, noteNumber, original, postedBy }: Noted): IssuedNote {
  const { policy } = endorsed;
  const { booked } = draft.figures;
  const today = deps.clock.today();
  const isCredit = booked.receivableCents < 0;
  const noteId = orderedId();
  const dueOn = dueOnOf(deps, isDueAtOnce(endorsed));
  const wasEarned = isCredit && original !== undefined && original.earned_on !== null;
  const clawback = wasEarned ? sharesOf(policy, -booked.consultantCommissionCents) : null;
  const note = tx.insertInto('debit_credit_notes').values({
    id: noteId,
    note_number: noteNumber,
    policy_id: policy.id,
    endorsement_no: draft.endorsement_no,
    kind: isCredit ? 'CREDIT' : 'DEBIT',
    amount_cents: booked.receivableCents,
    currency: policy.currency,
    account_on: today,
    due_on: dueOn,
    settlement: 'unsettled',
    created_at: deps.clock.now(),
    earned_on: wasEarned ? today : null,
    approved_by: postedBy,
    approved_at: deps.clock.now(),
    posted: true,
  });
  const earnings = (clawback ?? []).map(({ consultantCode, amountCents }) => ({
    id: orderedId(),
    note_id: noteId,
    consultant_code: consultantCode,
    amount_cents: -amountCents,
    earned_on: today,
    payable_on: payableOn(today),
  }));
  const entry: Entry = {
    event: 'noteIssued',
    postings: noteIssued({ noteId, insurerCode: policy.insurer_code, ...booked }, clawback),
    postedBy,
    policyId: policy.id,
    endorsementNo: draft.endorsement_no,
    noteId,
  };
  return {
    noteNumber,
    isCredit,
    dueOn,
    entry,
    writes: [note, ...(earnings.length > 0 ? [tx.insertInto('commission_earnings').values(earnings)] : [])],
  };
}
