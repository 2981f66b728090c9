import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { anIssuedEndorsement, aYearsPolicy } from '@onegi/testing/factories/endorsements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndorsementFacts } from '../../../ports/policy-facts.ts';

let shop: TestApp;
let people: { writer: SignedIn; approver: SignedIn };
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  const [writer, approver] = await Promise.all([signedInAs(shop, ['operations']), signedInAs(shop, ['approver'])]);
  people = { writer, approver };
});
afterAll(() => shop.close());

/** What the paper of an endorsement prints of the name: its heading, and before and after. */
async function printed(number: string, terms: Parameters<typeof anIssuedEndorsement>[3]) {
  const { draftId } = await anIssuedEndorsement(shop, people, number, terms);
  const { id, facts_sealed } = await shop.deps.db
    .selectFrom('documents')
    .select(['id', 'facts_sealed'])
    .where('owner_id', '=', draftId)
    .where('kind', '=', 'endorsement')
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow();
  const { insuredName, changes } = shop.deps.seal.open<EndorsementFacts>(`documents/${id}`, facts_sealed);
  return [insuredName, ...changes.map(({ before, after }) => [before.en, after.en])];
}

describe('the paper of an endorsement is headed by the holder as after it', () => {
  test('of a person whose name is corrected in its parts, also from a later day, and by what follows', async () => {
    const number = await aYearsPolicy(shop, { line: 'HOME', surname: 'CHAN', firstName: 'TAI MAN' });
    const surname = { action: 'details', effectiveOn: '2026-12-05', details: { surname: 'CHEN' } } as const;
    expect(await printed(number, surname)).toEqual(['CHEN TAI MAN', ['CHAN', 'CHEN']]);
    const next = { action: 'details', effectiveOn: '2026-12-05', details: { firstName: 'TAI MING' } } as const;
    expect(await printed(number, next)).toEqual(['CHEN TAI MING', ['TAI MAN', 'TAI MING']]);
    expect(await printed(number, { action: 'reversal' })).toEqual(['CHEN TAI MAN', ['TAI MING', 'TAI MAN']]);
  });

  test('of a firm by its whole name', async () => {
    const number = await aYearsPolicy(shop);
    const renamed = { action: 'details', details: { insuredName: 'SAMPLE TRADING LIMITED' } } as const;
    expect(await printed(number, renamed)).toEqual(['SAMPLE TRADING LIMITED', ['DEMO ONE', 'SAMPLE TRADING LIMITED']]);
  });
});
