import type { BodyOf } from '@onegi/contract/call';
import * as calls from '@onegi/contract/calls/requests/commercial/issue';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { aConsultant } from './commercial-cases.ts';
import { anIssuedEndorsement, aYearsPolicy } from './endorsements.ts';
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

/** The number of a case whose first offer is accepted, and that renews the policy of an earlier one of the year before. */
export async function aRenewalOf(
  shop: TestApp,
  people: { readonly consultant: SignedIn; readonly officer: Pick<SignedIn, 'browser'> },
  earlier: string,
  input: Input = {},
): Promise<string> {
  const nextYear = { startsOn: '2028-01-01', endsOn: '2028-12-31' };
  const renewal = await anAcceptedCase(shop, people, { ...nextYear, ...input });
  await shop.database.pool.query(
    `update quote_requests set transaction_type = 'renewal',
       copied_from = (select id from quote_requests where request_number = $1) where request_number = $2`,
    [earlier, renewal],
  );
  return renewal;
}

/** The number of a case whose first offer is accepted, and that asks for an endorsement. */
export async function anAcceptedEndorsement(
  shop: TestApp,
  people: { readonly consultant: SignedIn; readonly officer: Pick<SignedIn, 'browser'> },
): Promise<string> {
  const caseNumber = await anAcceptedCase(shop, people);
  await shop.deps.db
    .updateTable('quote_requests')
    .set({ transaction_type: 'endorsement' })
    .where('request_number', '=', caseNumber)
    .execute();
  return caseNumber;
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

/** The version of a case as it is now; of one that is not there any. */
export async function caseVersionOf({ deps }: TestApp, caseNumber: string): Promise<number> {
  const cases = deps.db.selectFrom('quote_requests').select('version').where('request_number', '=', caseNumber);
  return (await cases.executeTakeFirst())?.version ?? 1;
}

export async function reopenCase(
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  caseNumber: string,
  reason = 'The period has other levies',
  caseVersion?: number,
) {
  const seen = caseVersion ?? (await caseVersionOf(shop, caseNumber));
  return callAs(shop, calls.reopenCase, user, { body: { caseNumber, caseVersion: seen, reason } });
}

type Named = BodyOf<typeof calls.endorseCase>;

/** An accepted case that asks for an endorsement, and one that was issued on a policy of its consultant, class and insurer. */
export async function anEndorsementToName(
  shop: TestApp,
  people: { readonly consultant: SignedIn; readonly officer: Pick<SignedIn, 'browser'> },
): Promise<Named> {
  const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  const caseNumber = await anAcceptedEndorsement(shop, people);
  const { consultant_code: code, product: line } = await shop.deps.db
    .selectFrom('quote_requests')
    .select(['consultant_code', 'product'])
    .where('request_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  // The insurer is the first of those whom some offers are asked of, as it is of a year's policy.
  const issued = await anIssuedEndorsement(shop, { writer, approver }, await aYearsPolicy(shop, { code, line }));
  return {
    caseNumber,
    policyEndorsed: issued.policyNumber,
    endorsementNumber: issued.endorsementNo,
  };
}

export const endorseCase = (shop: TestApp, user: Pick<SignedIn, 'browser'>, body: Named, key?: string) =>
  callAs(shop, calls.endorseCase, user, { body, ...(key ? { key } : {}) });

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
    reopenCase: async () => {
      const body = await accepted();
      const version = await caseVersionOf(shop, body[c.caseNumber.wire] as string);
      return {
        headers: (await officer).browser,
        body: { ...body, [c.caseVersion.wire]: version, [c.reason.wire]: 'The period has other levies' },
      };
    },
    endorseCase: async () => {
      const people = { consultant: await aConsultant(shop), officer: await officer };
      const named = await anEndorsementToName(shop, people);
      return {
        headers: people.officer.browser,
        body: calls.endorseCase.body.codec.encode(named as never) as AccountRequest['body'] & object,
      };
    },
  };
}
