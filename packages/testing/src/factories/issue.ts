import * as calls from '@onegi/contract/calls/requests/commercial/issue';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { aConsultant } from './commercial-cases.ts';
import { acceptOffer, someOffers } from './offers.ts';

type Input = Parameters<typeof someOffers>[3];

/** The number of a case whose first offer its consultant has accepted. */
export async function anAcceptedCase(
  shop: TestApp,
  people: { readonly consultant: SignedIn; readonly officer: Pick<SignedIn, 'browser'> },
  input: Input = {},
): Promise<string> {
  const [first] = await someOffers(shop, people, 1, input);
  const [accepted] = granted(await acceptOffer(shop, people.consultant, first as Offer));
  return (accepted as Offer).caseNumber;
}

/** The number of a case whose first offer is accepted, and that renews the policy of an earlier one. */
export async function aRenewalOf(
  shop: TestApp,
  people: { readonly consultant: SignedIn; readonly officer: Pick<SignedIn, 'browser'> },
  earlier: string,
): Promise<string> {
  const renewal = await anAcceptedCase(shop, people);
  await shop.database.pool.query(
    `update quote_requests set transaction_type = 'renewal',
       copied_from = (select id from quote_requests where request_number = $1) where request_number = $2`,
    [earlier, renewal],
  );
  return renewal;
}

export const draftPolicy = (shop: TestApp, user: Pick<SignedIn, 'browser'>, caseNumber: string) =>
  callAs(shop, calls.draftPolicy, user, { query: { [c.caseNumber.wire]: caseNumber } });

export const issueCase = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  caseNumber: string,
  input: object = {},
  key?: string,
) => callAs(shop, calls.issueCase, user, { body: { caseNumber, ...input }, ...(key ? { key } : {}) });

/** A request for every call that issues policies that succeeds, made anew for every attempt. */
export function issueRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const accepted = async () => {
    const people = { consultant: await aConsultant(shop), officer: await officer };
    return { [c.caseNumber.wire]: await anAcceptedCase(shop, people) };
  };
  return {
    draftPolicy: async () => ({ headers: (await officer).browser, query: await accepted() }),
    issueCase: async () => ({ headers: (await officer).browser, body: await accepted() }),
  };
}
