import { randomUUID } from 'node:crypto';
import { editPolicy } from '@onegi/contract/calls/policies/edit-policy';
import { policyDocumentFields as d } from '@onegi/contract/fields/policy-documents';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant } from '@onegi/testing/factories/commercial-cases';
import { anAcceptedCase, issueCase } from '@onegi/testing/factories/issue';
import { aPolicy, readDocuments, saveEmail, uploadsAnew } from '@onegi/testing/factories/policy-documents';
import { openPolicy } from '@onegi/testing/factories/policy-requests';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SealedMail } from '../../mail/queue-mail.ts';
import { findPersons } from '../../persons/find-persons.ts';

const CODE = 'TR9001';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop, CODE);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());
beforeEach(() => uploadsAnew(shop));

async function anIssuedPolicy(): Promise<string> {
  const caseNumber = await anAcceptedCase(shop, { consultant, officer });
  const { policy } = granted(await issueCase(shop, officer, caseNumber));
  await shop.deps.db.deleteFrom('mails').execute();
  return policy?.transactionNumber ?? '';
}

async function mails() {
  const rows = await shop.deps.db.selectFrom('mails').selectAll().orderBy('queued_at').execute();
  return rows.map(({ id, kind, attachments, mail_sealed }) => {
    const { to, data } = shop.deps.seal.open<SealedMail>(`mails/${id}`, mail_sealed);
    return { kind, to, attachments: attachments.length, data };
  });
}

test('the address for the documents of a policy is saved, shown with them, and its owner is found by it [C-7.4-10]', async () => {
  const policy = await aPolicy(shop, CODE);
  expect(granted(await readDocuments(shop, consultant, policy)).email).toBeNull();
  const saved = await saveEmail(shop, consultant, policy.transactionNumber, ' Client.One@example.com ');
  expect(granted(saved)).toEqual({ email: 'Client.One@example.com', isMailed: false });
  expect(granted(await readDocuments(shop, consultant, policy)).email).toBe('Client.One@example.com');
  const found = await findPersons(shop.deps.db, shop.deps.seal, { email: 'client.one@example.com' });
  expect(JSON.stringify(found)).toContain(policy.policyId);
  expect(await mails()).toEqual([]);
});

test('who edits the policy has seen an older version, and does not write the address before over it', async () => {
  const { transactionNumber } = await aPolicy(shop, CODE);
  const { version } = granted(await openPolicy(shop, officer, transactionNumber));
  granted(await saveEmail(shop, consultant, transactionNumber, 'newest@example.com'));
  const body = { number: transactionNumber, version, contactEmail: 'older@example.com' };
  const refused = await callAs(shop, editPolicy, officer, { body });
  expect([refused.status, refused.code]).toEqual([409, 'policy.stale']);
  expect(granted(await openPolicy(shop, officer, transactionNumber)).contactEmail).toBe('newest@example.com');
});

test('the documents are mailed there if asked, in one transaction and once [C-7.4-10]', async () => {
  const transactionNumber = await anIssuedPolicy();
  const key = randomUUID();
  for (let i = 0; i < 2; i++)
    granted(await saveEmail(shop, consultant, transactionNumber, 'new@example.com', true, key));
  expect(await mails()).toMatchObject([
    {
      kind: 'policy-documents',
      to: 'new@example.com',
      attachments: 2,
      data: { holderName: 'Harbour Demo Trading Limited' },
    },
  ]);
});

test('where there is nothing to mail, nothing is saved either', async () => {
  const policy = await aPolicy(shop, CODE);
  const refused = await saveEmail(shop, consultant, policy.transactionNumber, 'new@example.com', true);
  expect([refused.status, refused.code]).toEqual([409, 'policy.noDocuments']);
  expect(granted(await readDocuments(shop, consultant, policy)).email).toBeNull();
});

test('what is no address is told at its field, and another’s policy answers like none', async () => {
  const policy = await aPolicy(shop, CODE);
  for (const email of ['', 'a@b', 'a@b.cd,e@f.gh', 'x@y.zz\nBcc: q@r.st']) {
    const body = { [d.transactionNumber.wire]: policy.transactionNumber, [d.email.wire]: email };
    const refused = await call(shop, 'POST', '/apply/save-email', body, consultant.browser);
    expect([refused.status, refused.fields]).toEqual([400, [d.email.wire]]);
  }
  const other = await aConsultant(shop);
  const refused = await saveEmail(shop, other, policy.transactionNumber, 'a@example.com');
  expect([refused.status, refused.code]).toEqual([404, 'policy.notFound']);
  const compliance = await signedInAs(shop, ['compliance']);
  expect((await saveEmail(shop, compliance, policy.transactionNumber, 'a@example.com')).status).toBe(403);
});

test('an address is not mailed without end', async () => {
  const transactionNumber = await anIssuedPolicy();
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++)
    statuses.push((await saveEmail(shop, consultant, transactionNumber, 'many@example.com', true)).status);
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([200]));
  expect(statuses[20]).toBe(429);
});
