import type { EndorsementDraft } from '@onegi/contract/calls/policies/endorsements/shapes';
import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import { inTransaction } from '../../src/db/transaction.ts';
import { keepFile } from '../../src/modules/files/keep-file.ts';
import { storeArriving } from '../../src/modules/files/store-upload.ts';
import { readAskedEndorsement } from '../../src/modules/policies/documents/asked-endorsement.ts';
import { readPolicy } from '../../src/modules/policies/documents/policy-of.ts';
import { endorsementGroup, slotOf } from '../../src/modules/policies/documents/wanted-rows.ts';
import { approveDraft } from '../../src/modules/policies/endorsements/issue-endorsement.ts';
import { submitDraft } from '../../src/modules/policies/endorsements/move-draft.ts';
import { saveDraft } from '../../src/modules/policies/endorsements/save-draft.ts';
import { offsetNotes } from '../../src/modules/settlement/notes/offset-notes.ts';
import type { Note, Office } from './office.ts';
import { payNote, type WayToPay } from './pay-note.ts';
import { askForRefund } from './refunds.ts';

/** What is changed of a policy. Money in dollars, negative where it goes back. */
type Change =
  | { readonly raise: number }
  | { readonly facts: Readonly<Record<string, string>> }
  | { readonly say: string }
  | { readonly cancel: 'byClient' | 'byInsurer' };

/** An endorsement of the demonstration: how long ago, of which line, and what came of it. */
export interface PlannedEndorsement {
  readonly daysAgo: number;
  readonly line: string;
  readonly change: Change;
  readonly paid?: WayToPay;
  /** It turned out to be a mistake, and was reversed so many days after it was issued. */
  readonly reversedAfter?: number;
  /** It was left there. */
  readonly left?: 'draft' | 'awaitingApproval';
}

/** The oldest policy of a line in force that nobody has changed yet. */
const findPolicy = ({ deps }: Office, line: string) =>
  deps.db
    .selectFrom('policies as p')
    .select(['p.id', 'p.policy_number', 'p.insurer_code'])
    .where('p.line', '=', line)
    .where('p.ended_as', 'is', null)
    .where('p.starts_on', '<=', deps.clock.today())
    .where('p.ends_on', '>', deps.clock.today())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('endorsement_drafts as d').select('d.id').whereRef('d.policy_id', '=', 'p.id'))),
    )
    .orderBy('p.issued_at')
    .orderBy('p.policy_number')
    .limit(1)
    .executeTakeFirst();

function termsOf(change: Change) {
  if ('raise' in change)
    return {
      action: 'keyed' as const,
      keyedPremiumCents: change.raise * 100,
      reason: change.raise > 0 ? 'Sum insured raised as the client asked' : 'Sum insured lowered as the client asked',
      details: { other: change.raise > 0 ? 'Sum insured raised' : 'Sum insured lowered' },
    };
  if ('facts' in change) return { action: 'facts' as const, facts: change.facts, reason: '' };
  if ('say' in change) return { action: 'details' as const, details: { other: change.say }, reason: '' };
  return change.cancel === 'byClient'
    ? { action: 'cancelByClient' as const, reason: 'The client moves abroad' }
    : { action: 'cancelByInsurer' as const, reason: 'The insurer leaves this class' };
}

type Policy = NonNullable<Awaited<ReturnType<typeof findPolicy>>>;

async function noteOf({ deps }: Office, policy: Policy, endorsementNo: string): Promise<Note | undefined> {
  const row = await deps.db
    .selectFrom('debit_credit_notes')
    .select(['id', 'amount_cents'])
    .where('policy_id', '=', policy.id)
    .where('endorsement_no', '=', endorsementNo)
    .executeTakeFirst();
  return row && { noteId: row.id, policyId: policy.id, insurerCode: policy.insurer_code, cents: row.amount_cents };
}

/**
 * Reverses the newest endorsement of a policy: what it had charged is set against its own note as far as that is open, and
 * else goes back.
 */
async function reverse(office: Office, policy: Policy, reversed: Note | undefined): Promise<void> {
  const { deps, people, later } = office;
  const terms = { action: 'reversal' as const, reason: 'Issued for the wrong policy', details: {} };
  const draft = await saveDraft(deps, people.operations, {
    number: policy.policy_number,
    effectiveOn: deps.clock.today(),
    ...terms,
  });
  const submitted = await submitDraft(deps, people.operations, draft);
  const { endorsementNo } = await approveDraft(deps, people.officer, submitted);
  const credit = await noteOf(office, policy, endorsementNo);
  if (!credit || !reversed || credit.cents >= 0) return;
  const { allocated_cents: paidCents } = await deps.db
    .selectFrom('debit_credit_notes')
    .select('allocated_cents')
    .where('id', '=', reversed.noteId)
    .executeTakeFirstOrThrow();
  const openCents = Math.min(reversed.cents - paidCents, -credit.cents);
  if (openCents > 0)
    await offsetNotes(deps, people.finance, {
      creditNoteId: credit.noteId,
      noteId: reversed.noteId,
      partCents: openCents,
    });
  const owedCents = credit.cents + openCents;
  if (owedCents < 0) later(2, () => askForRefund(office, { ...credit, cents: owedCents }));
}

/** Puts what the client has signed into its row, and of a vehicle's policy that is cancelled the certificate. */
async function giveDocuments({ deps, people, files }: Office, policyId: string, draft: EndorsementDraft) {
  const actor = people.operations;
  const policy = await readPolicy(deps, deps.db, actor, 'policyDocuments.write', { id: policyId });
  const group = endorsementGroup(policy, await readAskedEndorsement(deps, deps.db, policy, draft.endorsementNo));
  for (const row of group.rows.filter(({ required }) => required)) {
    const upload = files.arriving(row.name === 'endorsementRequest' ? 'signed-request' : 'certificate', 'pdf');
    const { id } = await storeArriving(deps, endorsementDocument, upload, actor);
    const place = { ownerId: group.ownerId, slot: slotOf(group, row) };
    await inTransaction(deps.db, (tx) =>
      keepFile(tx, endorsementDocument, id, place, { actor, now: deps.clock.now() }),
    );
  }
}

/** Drafts an endorsement, has it approved by another person, and plans what becomes of its note. */
export async function endorse(
  office: Office,
  { line, change, paid, left, reversedAfter }: PlannedEndorsement,
): Promise<void> {
  const { deps, people, later } = office;
  const policy = await findPolicy(office, line);
  if (!policy) return;
  const effectiveOn = deps.clock.today();
  const terms = { number: policy.policy_number, effectiveOn, ...termsOf(change) };
  const draft = await saveDraft(deps, people.operations, terms);
  if (left === 'draft') return;
  await giveDocuments(office, policy.id, draft);
  const submitted = await submitDraft(deps, people.operations, draft);
  if (left) return;
  later(1, async () => {
    const { endorsementNo } = await approveDraft(deps, people.officer, submitted);
    const note = await noteOf(office, policy, endorsementNo);
    if (reversedAfter) later(reversedAfter, () => reverse(office, policy, note));
    if (!note) return;
    if (note.cents < 0) return later(2, () => askForRefund(office, note));
    if (paid) later(5, () => payNote(office, note, paid));
  });
}
