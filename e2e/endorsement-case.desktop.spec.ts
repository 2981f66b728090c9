import { issueCase } from '@onegi/contract/calls/requests/commercial/issue';
import { acceptOffer, saveOffer, sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import type { TransactionType } from '@onegi/contract/fields/commercial';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { expect, type Page, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { caseAddress, submittedCase } from './commercial-case.ts';
import { anIssuedEndorsement } from './endorsements.ts';
import { atDesk } from './office.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

/** The number of a case whose offer its consultant has accepted. */
async function anAcceptedCase(consultant: Page, officer: Page, type: TransactionType): Promise<string> {
  const caseNumber = await submittedCase(consultant, `Demo Bakery ${Date.now()} Limited`, type);
  const [asked] = await callAs(officer, sendToInsurers, { caseNumber, insurers: ['LPG'] });
  const [quoted] = await callAs(officer, saveOffer, {
    caseNumber,
    offerNumber: asked[o.offerNumber.wire],
    offerVersion: asked[o.offerVersion.wire],
    answeredAs: 'quoted',
    premiumCents: 2_000_00,
  });
  const [offerNumber, offerVersion] = [quoted[o.offerNumber.wire], quoted[o.offerVersion.wire]];
  await callAs(consultant, acceptOffer, { caseNumber, offerNumber, offerVersion });
  return caseNumber;
}

/** The policy that a case of the consultant's became; it begins in thirty days. */
async function anIssuedPolicy(consultant: Page, officer: Page) {
  const caseNumber = await anAcceptedCase(consultant, officer, 'newBusiness');
  const { policy } = issueCase.answer.codec.decode(await callAs(officer, issueCase, { caseNumber }));
  if (!policy) throw new Error('The case has no policy');
  return policy;
}

/** An endorsement of a policy that bears no premium, from its first day, by its calls; its number. */
async function anEndorsement(operations: Page, officer: Page, policy: string): Promise<string> {
  const terms = {
    number: policy,
    action: 'details',
    effectiveOn: daysAhead(30),
    reason: 'Asked for',
    details: { other: 'Second door' },
  };
  const issued = await anIssuedEndorsement({ operations, officer }, terms as never);
  return issued[e.endorsementNo.wire] ?? '';
}

test('a case that asks for an endorsement ends in the one that was made on its policy, which both sides find from it', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, 'consultant');
  const [officer, operations] = await Promise.all([atDesk(browser, 'officer'), atDesk(browser, 'operations')]);
  const complaints = complaintsOf(officer);
  const { policyNumber, transactionNumber } = await anIssuedPolicy(page, officer);
  const number = await anEndorsement(operations, officer, transactionNumber);
  const caseNumber = await anAcceptedCase(page, officer, 'endorsement');

  // Whoever comes first may take it over; the page says what is left to do.
  await openReady(officer, caseAddress(caseNumber));
  await expect(officer.getByRole('button', { name: 'Take it' })).toBeVisible();
  const form = officer.getByRole('region', { name: 'Make the endorsement' });
  await form.getByLabel('Policy no.').fill('LPG-NONE-26-0000000');
  await form.getByLabel('Endorsement no.').fill('001');
  await form.getByRole('button', { name: 'The endorsement is made' }).click();
  await expect(form.locator('#policyEndorsed-error, [id$="policyEndorsed-error"]').first()).toContainText('policy');
  await expectNoBarrier(officer);

  await form.getByLabel('Policy no.').fill(policyNumber);
  await form.getByLabel('Endorsement no.').fill(number);
  await form.getByRole('button', { name: 'The endorsement is made' }).click();
  await expect(officer.getByText('Nothing: the endorsement is made')).toBeVisible();
  await officer.getByRole('region', { name: 'Endorsement' }).getByRole('link', { name: policyNumber }).click();
  await expect(officer).toHaveURL(/QuotationPolicyEnquiryEdit\?/);

  await openReady(page, caseAddress(caseNumber));
  await expect(page.getByRole('region', { name: 'Endorsement' })).toContainText(policyNumber);
  expect(complaints).toEqual([]);
});
