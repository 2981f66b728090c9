import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { bothTexts } from '../../../../lib/texts.ts';
import type { StoredFileRow } from '../../../files/stored-file.ts';
import { describeCase } from '../../../workflow/describe-case.ts';
import type { Circumstances } from '../../../workflow/workflow.ts';
import type { RequestRow } from '../../tables.ts';
import { whyNotUnderway } from '../case-workflow.ts';
import { describeFile } from '../describe-file.ts';
import { offerWorkflow } from './offer-workflow.ts';
import { readOfferFiles, readOffers, slotsOf } from './read-offers.ts';
import { type OfferRow, offerSealOwner, type SealedTerms } from './tables.ts';

type OfferDeps = Pick<Deps, 'seal' | 'catalogue'>;
export type CaseOfOffer = Pick<
  RequestRow,
  'id' | 'policy_id' | 'request_number' | 'status' | 'closed_as' | 'issued_at' | 'expires_at' | 'transaction_type'
>;

const noTerms: SealedTerms = { insurerReference: '', excess: '', conditions: '', comment: '', remark: '' };

/** What was said of an offer in words. */
export const termsOf = ({ seal }: Pick<Deps, 'seal'>, { id, terms_sealed }: OfferRow): SealedTerms =>
  terms_sealed ? seal.open<SealedTerms>(offerSealOwner(id), terms_sealed) : noTerms;

/** What the state of a case lets happen to its offers: while it waits for information insurers may answer, nobody accepts. */
const isOpen = (request: CaseOfOffer, action: string, by: Circumstances) =>
  whyNotUnderway(request, by) === undefined &&
  (request.status === 'waiting' || (action !== 'accept' && action !== 'sendAgain'));

/** Whose the files of a case are: its own, and of the accepted offer its policy's. */
const isOwner = ({ id, policy_id }: CaseOfOffer, owner: string | null) =>
  owner !== null && (owner === id || owner === policy_id);

/** An offer for who may see its case; files are those of offers, of this case or of several. */
export function describeOffer(
  deps: OfferDeps,
  row: OfferRow,
  { request, files }: { readonly request: CaseOfOffer; readonly files: readonly StoredFileRow[] },
  by: Circumstances,
): Offer {
  const { allowedActions, ...held } = describeCase(offerWorkflow, row, by);
  const state = bothTexts(`commercial.offerStates.${row.state}`);
  const insurer = deps.catalogue.current().insurerByCode.get(row.insurer_code);
  const { premium_cents, class_levies_cents, ia_levy_cents } = row;
  return {
    offerNumber: row.offer_number,
    caseNumber: request.request_number,
    offerVersion: row.version,
    insurerCode: row.insurer_code,
    insurerName: insurer?.name.en ?? row.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? row.insurer_code,
    offerState: row.state,
    offerStateName: state.en,
    offerStateNameZh: state.zhHant,
    sentAt: row.sent_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    premiumCents: premium_cents,
    bearingCents: row.bearing_cents,
    classLeviesCents: class_levies_cents,
    iaLevyCents: ia_levy_cents,
    totalCents: premium_cents === null ? null : premium_cents + (class_levies_cents ?? 0) + (ia_levy_cents ?? 0),
    validUntil: row.valid_until,
    ...termsOf(deps, row),
    files: files
      .filter(({ owner_id, slot }) => isOwner(request, owner_id) && slot?.startsWith(slotsOf(row)))
      .map((file) => describeFile(deps.seal, file)),
    ...held,
    allowedActions: allowedActions
      .filter((action) => action !== 'close' && action !== 'lapse' && action !== 'expire')
      .filter((action) => action !== 'resume' && action !== 'reopen')
      .filter((action) => isOpen(request, action, by)),
  };
}

/** All offers of a case, in the order in which insurers were asked. */
export async function describeOffers(
  deps: OfferDeps,
  db: Db,
  request: CaseOfOffer,
  by: Circumstances,
): Promise<Offer[]> {
  const rows = await readOffers(db, request.id);
  const files = rows.length > 0 ? await readOfferFiles(db, [request]) : [];
  return rows.map((row) => describeOffer(deps, row, { request, files }, by));
}
