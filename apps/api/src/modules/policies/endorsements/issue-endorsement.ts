import { isDeepStrictEqual } from 'node:util';
import type { EndorsementDraft } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Write, writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import type { Language } from '../../../lib/texts.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { newDocuments } from '../../documents/register-documents.ts';
import { entryWrites } from '../../ledger/post-entries.ts';
import { nameOf } from '../../persons/person.ts';
import { act, requireAction } from '../../workflow/act.ts';
import { askedByDraft } from '../documents/asked-endorsement.ts';
import { requireDocuments } from '../documents/required-documents.ts';
import { drawNumber } from '../numbers.ts';
import { changesSealOwner } from './changes.ts';
import { describeDraft } from './describe-draft.ts';
import { readDetails } from './detail-fields.ts';
import { changesOf, readDraft } from './draft-row.ts';
import { endorsementFacts } from './endorsement-facts.ts';
import { type IssuedNote, noteOf, originalNote } from './endorsement-note.ts';
import { type DraftRow, endorsementWorkflow } from './endorsement-workflow.ts';
import { mailEndorsement } from './mail-endorsement.ts';
import type { SeenDraft } from './move-draft.ts';
import { drawCertificateNumber, newCertificate } from './new-certificate.ts';
import { oppositeChanges } from './opposite-changes.ts';
import { isCancelled, standingEndorsements } from './policy-on.ts';
import { type EndorsedPolicy, lockPolicy, nextNumber, readEndorsed } from './policy-terms.ts';
import { takeEffect } from './take-effect.ts';

/** The endorsement as it is booked, with the figures that were approved. */
function insertEndorsement(
  deps: Deps,
  tx: Tx,
  { endorsements }: EndorsedPolicy,
  draft: DraftRow,
  approvedBy: string,
): Write {
  const { booked } = draft.figures;
  const terms = endorsements[0]?.row;
  if (!terms) throw new Error('A policy without new business has no endorsements');
  return tx.insertInto('policy_endorsements').values({
    id: draft.id,
    policy_id: draft.policy_id,
    endorsement_no: draft.endorsement_no,
    kind: draft.kind,
    effective_on: draft.effective_on,
    ends_on: draft.ends_on,
    account_on: deps.clock.today(),
    gross_premium_cents: booked.grossPremiumCents,
    insurer_discount_bp: terms.insurer_discount_bp,
    net_premium_cents: booked.netPremiumCents,
    client_discount_bp: terms.client_discount_bp,
    actual_premium_cents: booked.actualPremiumCents,
    other_levies_cents: booked.otherLeviesCents,
    levy_cents: booked.levyCents,
    total_levies_cents: booked.totalLeviesCents,
    basic_rate_bp: terms.basic_rate_bp,
    basic_commission_cents: booked.basicCommissionCents,
    total_commission_cents: booked.totalCommissionCents,
    payout_bp: terms.payout_bp,
    consultant_commission_cents: booked.consultantCommissionCents,
    house_commission_cents: booked.houseCommissionCents,
    receivable_cents: booked.receivableCents,
    payable_cents: booked.payableCents,
    created_at: deps.clock.now(),
    changes_sealed: deps.seal.seal(changesSealOwner(draft.id), changesOf(deps, draft)),
    reverses_no: draft.reverses_no,
    issued_by: draft.created_by,
    approved_by: approvedBy,
    approved_at: deps.clock.now(),
  });
}

/** Nothing was issued since the draft was worked out, and what it turns round still stands. */
function requireSamePolicy(endorsed: EndorsedPolicy, draft: DraftRow): void {
  const isNext = nextNumber(endorsed.endorsements) === draft.endorsement_no;
  const newest = standingEndorsements(endorsed).at(-1);
  const stands = draft.reverses_no === null || newest?.row.endorsement_no === draft.reverses_no;
  // What ended the policy since: unpaid, renewed.
  const { endedAs } = endorsed.state;
  const isOpen = endedAs === null || endedAs === 'renewed' || (isCancelled(endedAs) && draft.kind === 'RI');
  if (!isNext || !stands || !isOpen) throw new AppError('endorsement.policyChanged');
}

/** What a reversal takes back from the holder is still what was approved: of what was saved since it takes nothing. */
async function requireSameHolder(deps: Deps, tx: Tx, endorsed: EndorsedPolicy, draft: DraftRow): Promise<void> {
  const newest = standingEndorsements(endorsed).at(-1);
  if (draft.reverses_no === null || !newest) return;
  const { details } = await oppositeChanges(deps, tx, endorsed, newest);
  if (!isDeepStrictEqual(details, changesOf(deps, draft).details)) throw new AppError('endorsement.policyChanged');
}

/** Null where an endorsement makes no such document. */
interface EndorsementNumbers {
  readonly noteNumber: string | null;
  readonly certificateNumber: string | null;
}

/** Everything that an endorsement makes, in the transaction of its approval. Whoever calls holds policy and draft locked. */
async function issue(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  endorsed: EndorsedPolicy,
  draft: DraftRow,
  { noteNumber, certificateNumber }: EndorsementNumbers,
): Promise<void> {
  const { policy } = endorsed;
  const original = await originalNote(tx, draft);
  const note: IssuedNote | null = noteNumber
    ? noteOf(deps, tx, { endorsed, draft, noteNumber, original, postedBy: actor.userId })
    : null;
  const changes = changesOf(deps, draft);
  // As the holder is called after it, whenever its day comes: what was the name before stands among the changes.
  const insuredName = nameOf({ ...(await readDetails(deps, tx, endorsed)), ...changes.details?.after });
  const facts = endorsementFacts(deps, endorsed, draft, { changes, note, insuredName });
  const kinds = ['endorsement', ...(note ? [note.isCredit ? 'creditNote' : 'debitNote'] : [])] as const;
  const certificate = certificateNumber
    ? await newCertificate(deps, tx, endorsed, draft, { facts, certificateNumber })
    : null;
  const documentsIn = (language: Language) => {
    const of = { ownerId: draft.id, language };
    const made = newDocuments(deps, { ...of, kinds: kinds as never, facts });
    if (!certificate?.facts) return made;
    const { rows, registered } = newDocuments(deps, { ...of, kinds: ['certificate'], facts: certificate.facts });
    return { rows: [...made.rows, ...rows], registered: [...made.registered, ...registered] };
  };
  const [en, zhHant] = [documentsIn('en'), documentsIn('zh-Hant')];
  await writeTogether(tx, [
    tx.insertInto('documents').values([...en.rows, ...zhHant.rows]),
    ...(certificate?.writes ?? []),
    ...(note?.writes ?? []),
    ...entryWrites(deps, tx, note ? [note.entry] : []),
    insertEndorsement(deps, tx, endorsed, draft, actor.userId),
  ]);
  if (draft.effective_on <= deps.clock.today()) await takeEffect(deps, tx, draft);
  const documents = { en: en.registered, 'zh-Hant': zhHant.registered };
  await mailEndorsement(deps, tx, policy, { draftId: draft.id, facts, documents });
}

/**
 * Approves an endorsement and issues it: its booking, its note with what that posts, documents and mails, and what it makes
 * of the policy are one transaction. Of two who approve at once one issues it, and the other is told.
 * @throws AppError endorsement.notFound, .stale, .wrongState, .issued, .ownDraft, .aboveLimit, .policyChanged; upload.missing
 */
export async function approveDraft(
  given: Deps,
  actor: SignedInUser,
  { draftId, version }: SeenDraft,
): Promise<EndorsementDraft> {
  const deps = atOneMoment(given);
  const by = { actor, now: deps.clock.now(), action: 'approve' } as const;
  const found = await readDraft(deps.db, draftId);
  requireAction(endorsementWorkflow, found, by);
  const { receivableCents } = found.figures.booked;
  // What is refused anyway draws no number; what bears no premium has no note.
  const prefix = receivableCents < 0 ? 'CR' : 'DN';
  const [noteNumber, certificateNumber] = await Promise.all([
    receivableCents === 0 ? null : drawNumber(deps.numbers, prefix, deps.clock.today()),
    drawCertificateNumber(deps, found),
  ]);
  return inTransaction(deps.db, async (tx) => {
    const endorsed = await readEndorsed(deps, tx, await lockPolicy(tx, found.policy_id));
    const current = await readDraft(tx, draftId);
    requireAction(endorsementWorkflow, current, by);
    if (current.version !== version) throw new AppError('endorsement.stale');
    requireSamePolicy(endorsed, current);
    await requireSameHolder(deps, tx, endorsed, current);
    // Since it was submitted a document may have been taken away, or have to be corrected.
    await requireDocuments(tx, endorsed.policy, await askedByDraft(deps, tx, current));
    const change = { approved_by: actor.userId, approved_at: by.now };
    const row = await act(tx, endorsementWorkflow, { ...by, id: draftId, version, change });
    await issue(deps, tx, actor, endorsed, row, { noteNumber, certificateNumber });
    return rememberAnswer(tx, await describeDraft(deps, tx, row, actor));
  });
}
