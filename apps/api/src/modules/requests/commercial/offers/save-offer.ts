import type { BodyOf } from '@onegi/contract/call';
import type { AnswerKeyed, Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import type { saveOffer as saveCall } from '@onegi/contract/calls/requests/commercial/offers';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { addDays } from '@onegi/contract/lines/dates';
import { bearsInPart } from '@onegi/contract/templates';
import type { Tx } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError, type FieldFailure } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { keepFile, removeFile } from '../../../files/keep-file.ts';
import { act, requireAction } from '../../../workflow/act.ts';
import type { RequestRow } from '../../tables.ts';
import { formOf } from '../case-form.ts';
import { readCase } from '../case-row.ts';
import { requireUnderway } from '../case-workflow.ts';
import { filledInOf } from '../filled-in.ts';
import { describeOffers } from './describe-offer.ts';
import { offerEvent, offerWorkflow } from './offer-workflow.ts';
import { bearingOf, priceOffer } from './price-offer.ts';
import { lockOffer, readOfferFiles, slotsOf } from './read-offers.ts';
import { recordPassedOn } from './record-passed-on.ts';
import { type OfferRow, offerSealOwner, type SealedTerms } from './tables.ts';

/** How long an offer is good for whose insurer has said nothing else. */
const VALID_DAYS = 30;

const actionOf = { quoted: 'quote', informationRequired: 'requireInformation', notQuoting: 'notQuote' } as const;

type AnswerDeps = Pick<Deps, 'seal' | 'catalogue' | 'clock'>;

/** What of an answer is not as it must be. The part that bears levies is never taken to be nil because nobody has said so. */
function failuresOf(deps: AnswerDeps, request: RequestRow, answer: AnswerKeyed): FieldFailure[] {
  const { answeredAs, premiumCents, bearingCents, validUntil, remark = '' } = answer;
  if (answeredAs !== 'quoted') return remark === '' ? [{ field: 'remark', message: 'validation.required' }] : [];
  const form = formOf(deps.catalogue.current(), request);
  const isUnstated = bearingCents === undefined && bearsInPart(form, filledInOf(deps, request).answers);
  const tooMuch =
    premiumCents !== undefined && bearingOf(request, premiumCents, bearingCents).bearingCents > premiumCents;
  return [
    ...(premiumCents === undefined ? [{ field: 'premiumCents', message: 'validation.required' }] : []),
    ...(isUnstated ? [{ field: 'bearingCents', message: 'validation.required' }] : []),
    ...(tooMuch
      ? [{ field: 'bearingCents', message: 'validation.atMost', params: { maximum: premiumCents / 100 } }]
      : []),
    ...(validUntil !== undefined && validUntil < deps.clock.today()
      ? [{ field: 'validUntil', message: 'validation.validityOver' }]
      : []),
  ];
}

/** @throws AppError request.invalid naming what of an answer is not as it must be */
export function requireRightAnswer(deps: AnswerDeps, request: RequestRow, answer: AnswerKeyed): void {
  const fields = failuresOf(deps, request, answer);
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
}

/** The columns of an answer; what an insurer asks or refuses has no figures. */
function answerColumns(deps: AnswerDeps, request: RequestRow, { id }: Pick<OfferRow, 'id'>, answer: AnswerKeyed) {
  requireRightAnswer(deps, request, answer);
  const { seal, clock } = deps;
  const snapshot = deps.catalogue.current();
  const { answeredAs, premiumCents = 0, bearingCents, validUntil = addDays(clock.today(), VALID_DAYS) } = answer;
  const { insurerReference = '', excess = '', conditions = '', comment = '', remark = '' } = answer;
  const terms: SealedTerms = { insurerReference, excess, conditions, comment, remark };
  const figures =
    answeredAs === 'quoted'
      ? { ...priceOffer(snapshot, request, bearingOf(request, premiumCents, bearingCents)), valid_until: validUntil }
      : {
          premium_cents: null,
          bearing_cents: null,
          class_levies_cents: null,
          ia_levy_cents: null,
          valid_until: null,
        };
  return { ...figures, answered_at: clock.now(), terms_sealed: seal.seal(offerSealOwner(id), terms) };
}

/** Makes the files of an offer those that are sent: what is there stays, what is new is kept, what is missing goes. */
export async function keepOfferFiles(
  tx: Tx,
  request: RequestRow,
  row: OfferRow,
  uploadIds: readonly string[],
  by: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const { id: ownerId } = request;
  const held = (await readOfferFiles(tx, [request])).filter(({ slot }) => slot?.startsWith(slotsOf(row)));
  for (const { id } of held.filter((file) => !uploadIds.includes(file.id)))
    await removeFile(tx, caseDocument, { id, ownerId }, by);
  for (const id of uploadIds.filter((uploadId) => !held.some((file) => file.id === uploadId))) {
    const file = await keepFile(tx, caseDocument, id, { ownerId, slot: `${slotsOf(row)}${id}` }, by);
    const after = { sha256: file.sha256?.toString('hex') ?? null };
    await recordAudit(tx, 'document.uploaded', { id: file.id, name: caseDocument.name, after });
  }
}

interface Given {
  /** By the insurer itself without a comment: what the office had said of the answer before goes with that. */
  readonly answer: AnswerKeyed;
  /** Of the offer, as whoever answers has seen it. */
  readonly version: number;
}

/**
 * Writes down an answer with its files, over what the insurer had answered before; not once an offer of the case was
 * accepted. Whoever calls holds the case's and the offer's rows locked.
 * @returns the offer as it is now
 * @throws AppError offer.*, request.invalid, file.notFound
 */
export async function giveAnswer(
  deps: Deps,
  tx: Tx,
  { request, offer }: { readonly request: RequestRow; readonly offer: OfferRow },
  { answer, version }: Given,
  by: { readonly actor: Actor; readonly now: Date },
): Promise<OfferRow> {
  const action = actionOf[answer.answeredAs];
  requireAction(offerWorkflow, offer, { ...by, action });
  const change = answerColumns(deps, request, offer, answer);
  const event = offerEvent(request, offer, answer.answeredAs, answer.premiumCents);
  const answered = await act(tx, offerWorkflow, { ...by, id: offer.id, version, action, change, event });
  await recordPassedOn(tx, request, by);
  if (answer.files) {
    const uploadIds = answer.files.map(({ uploadId }) => uploadId);
    await keepOfferFiles(tx, request, offer, uploadIds, by);
  }
  return answered;
}

/**
 * Keys in what an insurer has answered, over what it had answered before; not once an offer of the case was accepted.
 * @throws AppError quoteRequest.notFound, offer.*, request.invalid, file.notFound, case.* with what happened meanwhile
 */
export async function saveOffer(
  deps: Deps,
  actor: Actor,
  { caseNumber, offerNumber, offerVersion, ...answer }: BodyOf<typeof saveCall>,
): Promise<Offer[]> {
  const by = { actor, now: deps.clock.now() };
  return inTransaction(deps.db, async (tx) => {
    const request = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    requireUnderway(request, by);
    const offer = await lockOffer(tx, request.id, offerNumber);
    await giveAnswer(deps, tx, { request, offer }, { answer, version: offerVersion }, by);
    return rememberAnswer(tx, await describeOffers(deps, tx, request, by));
  });
}
