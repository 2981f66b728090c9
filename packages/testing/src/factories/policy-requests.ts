import { getCommissionRates } from '@onegi/contract/calls/policies/commission-rates';
import { editPolicy } from '@onegi/contract/calls/policies/edit-policy';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { policyFields as p } from '@onegi/contract/fields/policies';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { insertPolicy, type PolicyExample } from './policies.ts';

/** Which policy a query asks about, and which endorsement of it. */
export const asksOf = (number: string, endorsementNo?: string): Record<string, string> => ({
  [p.numberSought.wire]: number,
  ...(endorsementNo === undefined ? {} : { [p.endorsementSought.wire]: endorsementNo }),
});

export const openPolicy = (shop: TestApp, user: Pick<SignedIn, 'browser'>, number: string) =>
  callAs(shop, getPolicy, user, { query: asksOf(number) });

type Written = Omit<Parameters<typeof editPolicy.body.codec.encode>[0], 'number' | 'version'>;

/** Edits a policy as somebody who has just looked at it. */
export async function editedPolicy(shop: TestApp, user: Pick<SignedIn, 'browser'>, number: string, written: Written) {
  const { version } = granted(await openPolicy(shop, user, number));
  return callAs(shop, editPolicy, user, { body: { number, version, ...written } });
}

/** Opening an address never deletes: it is always refused. */
export const refusedPolicyCalls = ['refuseEndorsementDeletion'] as const;

/** A request for every call about a policy that succeeds, made anew for every attempt. */
export function policyRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  let made = 0;
  const aPolicy = async (example: Partial<PolicyExample> = {}) => {
    made += 1;
    const number = `FUZZ-${made}`;
    await insertPolicy(shop, { number, issuedOn: '2026-11-20', ...example });
    return number;
  };
  const stays = aPolicy();
  const query = (endorsementNo?: string) => async () => ({
    headers: (await officer).browser,
    query: asksOf(await stays, endorsementNo),
  });
  return {
    getPolicy: query(),
    listEndorsements: query(),
    getArAp: query(),
    getEndorsement: query('000'),
    getPolicyNote: query('000'),
    getPolicyMatter: query('000'),
    refuseEndorsementDeletion: query('000'),
    getCommissionRates: async () => ({
      headers: (await officer).browser,
      body: getCommissionRates.body.codec.encode({ line: 'HOME', planCode: 'LPG-HOME-S', productTier: 2 }),
    }),
    editPolicy: async () => ({
      headers: (await officer).browser,
      body: editPolicy.body.codec.encode({
        number: await aPolicy(),
        version: 0,
        contactEmail: 'client@example.com',
        contactMobile: '23456789',
        remarks: 'Calls in the morning',
        handlerId: '',
      }),
    }),
  };
}
