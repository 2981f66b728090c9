import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import type { sendToInsurers as sendCall } from '@onegi/contract/calls/requests/commercial/offers';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError, type FieldFailure } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { act, allowedActions } from '../../../workflow/act.ts';
import { readCase } from '../case-row.ts';
import { caseWorkflow } from '../case-workflow.ts';
import { contactFor } from '../links/contacts.ts';
import { type AskedInsurer, makeLink } from '../links/make-link.ts';
import { describeOffers } from './describe-offer.ts';
import { offerWorkflow, recordOfferEvent } from './offer-workflow.ts';
import { readOffers } from './read-offers.ts';
import { recordPassedOn } from './record-passed-on.ts';
import { keepOfferFiles } from './save-offer.ts';

/**
 * Asks insurers for an offer for a case, all of them or none; also again those whose offer is over. One that was asked already
 * is told, so that two officers never ask twice. Each whose address is known is mailed a link to answer by.
 * @throws AppError quoteRequest.notFound, request.invalid, case.* with what happened meanwhile
 */
export async function sendToInsurers(
  deps: Deps,
  actor: Actor,
  { caseNumber, insurers: sent, addressed = [] }: BodyOf<typeof sendCall>,
): Promise<Offer[]> {
  const by = { actor, now: deps.clock.now() };
  const insurers = [...new Set(sent)];
  return inTransaction(deps.db, async (tx) => {
    const request = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    await act(tx, caseWorkflow, { ...by, id: request.id, action: 'send' });
    const known = deps.catalogue.current().insurerByCode;
    const before = new Map((await readOffers(tx, request.id)).map((row) => [row.insurer_code, row]));
    const isAsked = (code: string) => {
      const row = before.get(code);
      return row !== undefined && !allowedActions(offerWorkflow, row, by).includes('sendAgain');
    };
    const fields: FieldFailure[] = sent.flatMap((code, at) => {
      const message = known.has(code) ? (isAsked(code) ? 'validation.alreadyAsked' : null) : 'validation.choice';
      return message ? [{ field: `insurers.${at}`, message }] : [];
    });
    if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
    const mail = async (offer: AskedInsurer['offer']) => {
      const typed = addressed.find(({ insurerAsked }) => insurerAsked === offer.insurer_code);
      const known = await contactFor(deps, tx, offer.insurer_code, request.product);
      const email = typed?.insurerEmail ?? known?.email;
      if (!email) return;
      const language = typed?.insurerLanguage ?? known?.language ?? 'en';
      await makeLink(deps, tx, { request, offer }, { email, language }, 'insurer-asked', by);
    };
    let last = Math.max(0, ...[...before.values()].map(({ offer_number }) => offer_number));
    for (const insurer_code of insurers) {
      const row = before.get(insurer_code);
      if (row) {
        await act(tx, offerWorkflow, { ...by, id: row.id, version: row.version, action: 'sendAgain' });
        await keepOfferFiles(tx, request, row, [], by);
        await mail(row);
        continue;
      }
      last += 1;
      const asked = { id: randomUUID(), request_id: request.id, offer_number: last, insurer_code };
      await tx
        .insertInto('request_offers')
        .values({ ...asked, sent_at: by.now })
        .execute();
      await recordOfferEvent(tx, asked, { ...by, action: 'send' }, null);
      await mail(asked);
    }
    await recordPassedOn(tx, request, by);
    return rememberAnswer(tx, await describeOffers(deps, tx, request, by));
  });
}
