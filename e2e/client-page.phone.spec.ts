import { clientFields } from '@onegi/contract/fields/client-links';
import { buyTravel } from '@onegi/testing/purchase';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { desk, expectOpenToAll, phone } from './barriers.ts';
import { PDF } from './commercial-case.ts';
import { anIssuedEndorsement } from './endorsements.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead, payWithCard } from './purchase.ts';

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The client's link in the newest mail to an address that has one and says some words. */
async function mailedLink(request: APIRequestContext, to: string, words: RegExp): Promise<string> {
  const find = async () => {
    const { data } = (await (await request.get('/api/demo/outbox')).json()) as { data: Mail[] };
    const mail = data.find((each) => each.to === to && words.test(each.text));
    return /(\/client\/[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}

/** Buys a trip for an address by the calls of the portal; answers the policy's number. */
async function boughtTrip(request: APIRequestContext, email: string): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  let policyNumber = '';
  await buyTravel(
    async ({ method, path, json, form, idempotencyKey }) => {
      const answer = await request.fetch(path, {
        method,
        headers: { origin, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
        ...(json === undefined ? {} : { data: json }),
        ...(form ? { form: { ...form } } : {}),
        maxRedirects: 0,
      });
      const body = answer.headers()['content-type']?.includes('json') ? await answer.json() : {};
      const location = answer.headers().location ?? null;
      return { status: answer.status(), code: body.code, data: body.data, location };
    },
    {
      email,
      firstName: 'ONE',
      today: daysAhead(0),
      patienceMs: 20_000,
      acknowledged: (what) => {
        if (what.step === 'confirmed') policyNumber = what.policyNumber;
      },
    },
  );
  return policyNumber;
}

/** An endorsement whose premium the client then owes. */
const owed = (number: string) =>
  ({
    number,
    action: 'keyed',
    effectiveOn: daysAhead(11),
    reason: 'The insurer charges more',
    keyedPremiumCents: 20_000,
    details: { other: 'A second traveller' },
  }) as const;

test('a client on a phone opens the link of the mail, confirms, reads a document, pays a note, sees the receipt and asks for a change; the office takes it up as a draft', async ({
  browser,
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const email = `client${Date.now()}@example.com`;
  const number = await boughtTrip(page.request, email);
  const [writer, approver] = await Promise.all(
    ['operations', 'officer'].map(async (word) => {
      const own = await (await browser.newContext({ viewport: desk })).newPage();
      await signIn(own, word);
      return own;
    }),
  );
  if (!writer || !approver) throw new Error('nobody has signed in');
  await anIssuedEndorsement({ operations: writer, officer: approver }, owed(number));

  const link = await mailedLink(page.request, email, /Endorsement no\./);
  const answer = await openReady(page, link);
  expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer');
  await expect(page.getByRole('heading', { level: 1, name: 'Before we open your policy' })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await page.getByLabel(/Last four characters/).fill('0000');
  await page.getByRole('button', { name: 'Open my policy' }).click();
  await expect(page.getByText(/4 attempts are left/).first()).toBeVisible();
  await page.getByLabel(/Last four characters/).fill('456(3)');
  await page.getByRole('button', { name: 'Open my policy' }).click();
  await expect(page.getByText(number)).toBeVisible();

  // A document of it, in this browser and in no other.
  const href = await page.getByRole('link', { name: 'Open Policy schedule in a new tab' }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect((await (await browser.newContext()).request.get(new URL(href ?? '', page.url()).href)).status()).toBe(401);
  await expectOpenToAll(page, link, [
    { size: phone, colorScheme: 'light' },
    { size: phone, colorScheme: 'dark' },
    { size: desk, colorScheme: 'light' },
    { size: desk, colorScheme: 'dark' },
  ]);
  await page.setViewportSize(phone);

  // What is due is paid at the gateway's page; the receipt is there.
  await page.getByRole('button', { name: /^Pay HK\$/ }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText(/^Thank you\. We have received HK\$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Pay HK\$/ })).toHaveCount(0);
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  const receipt = await receipts.getByRole('link').first().getAttribute('href');
  expect((await page.request.get(receipt ?? '')).headers()['content-type']).toBe('application/pdf');

  // A change that the client asks for waits, with its file, until the office takes it up as a draft.
  await page.getByLabel('What do you want to change?').selectOption('contact');
  await page.getByLabel('What should be changed?').fill('My flat is 3B now');
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.getByLabel('Your signed request').setInputFiles(letter);
  await expect(page.getByText('Attached: letter.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send to our office' }).click();
  await expect(page.getByText('Sent with: letter.pdf')).toBeVisible();
  await openReady(approver, `/client-requests?${clientFields.requestState.wire}=waiting`);
  const row = approver.getByRole('row').filter({ hasText: number });
  await expect(row).toBeVisible();
  await approver.getByRole('button', { name: new RegExp(`^Open the request.*${number}`) }).click();
  await expect(approver.getByText('My flat is 3B now')).toBeVisible();
  const sent = await approver.getByRole('link', { name: 'letter.pdf' }).getAttribute('href');
  expect((await approver.request.get(sent ?? '')).headers()['content-type']).toBe('application/pdf');
  await approver.getByRole('button', { name: 'Take up as a draft' }).click();
  await expect(approver.getByText('The request is a draft of an endorsement now')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Our office is working on it')).toBeVisible();

  await page.goto(`/zh-Hant${link}`);
  await expect(page.getByText('我的地址').or(page.getByText('My flat is 3B now'))).toBeVisible();
  await expect(page.getByRole('heading', { name: '要求更改' })).toBeVisible();
  expect(complaints).toEqual([]);
});
