import { randomUUID } from 'node:crypto';
import * as offerDesk from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import * as offers from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { OfferState } from '@onegi/contract/fields/offers';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { aCaseIn, aConsultant, aSubmittedCase } from './commercial-cases.ts';

type User = Pick<SignedIn, 'browser'>;
/** An offer as it was shown to who does something with it. */
export type Shown = Pick<Offer, 'caseNumber' | 'offerNumber' | 'offerVersion'>;
export const shownOf = ({ caseNumber, offerNumber, offerVersion }: Shown): Shown => ({
  caseNumber,
  offerNumber,
  offerVersion,
});

/** Insurers of the demonstration's catalogue. */
export const INSURERS = ['LPG', 'SFY', 'JDF'] as const;

export const sendTo = (shop: TestApp, officer: User, caseNumber: string, insurers: readonly string[] = INSURERS) =>
  callAs(shop, offers.sendToInsurers, officer, { body: { caseNumber, insurers: [...insurers] } });

const quoted = { answeredAs: 'quoted', premiumCents: 1_000_000 } as const;

export const keyIn = (shop: TestApp, officer: User, shown: Shown, changes: object = {}) =>
  callAs(shop, offers.saveOffer, officer, { body: { ...shownOf(shown), ...quoted, ...changes } });

export const acceptOffer = (shop: TestApp, user: User, shown: Shown, key?: string) =>
  callAs(shop, offers.acceptOffer, user, { body: shownOf(shown), ...(key ? { key } : {}) });

export const declineOffer = (shop: TestApp, user: User, shown: Shown) =>
  callAs(shop, offers.declineOffer, user, { body: shownOf(shown) });

/** The offers of a case that was just submitted: of three insurers, of whom so many have quoted. */
export async function someOffers(
  shop: TestApp,
  { consultant, officer }: { readonly consultant: SignedIn; readonly officer: User },
  howMany: number,
  input: Parameters<typeof aSubmittedCase>[2] = {},
): Promise<Offer[]> {
  const { caseNumber } = await aSubmittedCase(shop, consultant, input);
  let all = granted(await sendTo(shop, officer, caseNumber));
  for (let at = 0; at < howMany; at++) all = granted(await keyIn(shop, officer, all[at] as Offer));
  return all;
}

/** The id of an offer in some state, as if it had come there, of a case that is with the office. */
export async function anOfferIn(shop: TestApp, state: string): Promise<string> {
  const row = {
    id: randomUUID(),
    request_id: await aCaseIn(shop, 'waiting'),
    offer_number: 1,
    insurer_code: INSURERS[0],
    state: state as OfferState,
    sent_at: shop.clock.now(),
    premium_cents: 1_000_000,
    bearing_cents: 0,
    class_levies_cents: 0,
    ia_levy_cents: 400,
    valid_until: '2099-12-31',
  };
  await shop.deps.db.insertInto('request_offers').values(row).execute();
  return row.id;
}

/** A request for every call of offers that succeeds, made anew for every attempt. */
export function offerRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const wired = (declared: { readonly body: Shape }, body: object) => declared.body.codec.encode(body as never);
  const byOfficer = (given: () => Promise<Record<string, unknown>> | Record<string, unknown>) => async () => ({
    headers: (await officer).browser,
    body: await given(),
  });
  const numberOf = async (id: string) => {
    const cases = shop.deps.db.selectFrom('quote_requests').select('request_number').where('id', '=', id);
    return (await cases.executeTakeFirstOrThrow()).request_number;
  };
  const shown = async (state: OfferState): Promise<Shown> => {
    const offer = shop.deps.db.selectFrom('request_offers').select('request_id');
    const id = await anOfferIn(shop, state);
    const { request_id } = await offer.where('id', '=', id).executeTakeFirstOrThrow();
    return { caseNumber: await numberOf(request_id), offerNumber: 1, offerVersion: 1 };
  };
  const byItsConsultant = (declared: { readonly body: Shape }) => async (): Promise<AccountRequest> => {
    const body = await shown('quoted');
    const cases = shop.deps.db.selectFrom('quote_requests').select('consultant_code');
    const { consultant_code } = await cases.where('request_number', '=', body.caseNumber).executeTakeFirstOrThrow();
    return { headers: (await aConsultant(shop, consultant_code ?? '')).browser, body: wired(declared, body) };
  };
  return {
    listOffers: byOfficer(() => ({})),
    listOffersExport: byOfficer(() => ({ language: 'en' })),
    sendToInsurers: byOfficer(async () => ({
      [c.caseNumber.wire]: await numberOf(await aCaseIn(shop, 'waiting')),
      insurers: [...INSURERS],
    })),
    saveOffer: byOfficer(async () => wired(offers.saveOffer, { ...(await shown('waiting')), ...quoted })),
    insurerAppetites: async () => ({
      headers: (await officer).browser,
      query: { [c.caseNumber.wire]: await numberOf(await aCaseIn(shop, 'waiting')) },
    }),
    offerLevies: byOfficer(async () =>
      wired(offerDesk.offerLevies, { caseNumber: (await shown('waiting')).caseNumber, premiumCents: 1_000_000 }),
    ),
    compareOffersPdf: async () => ({
      headers: (await officer).browser,
      query: { [c.caseNumber.wire]: (await shown('quoted')).caseNumber, language: 'en' },
    }),
    acceptOffer: byItsConsultant(offers.acceptOffer),
    declineOffer: byItsConsultant(offers.declineOffer),
  };
}
