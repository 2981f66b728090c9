import { createHash, createHmac, randomInt } from 'node:crypto';
import { type BodyOf, type Call, schemaOf } from '@onegi/contract/call';
import { acceptLogin, captcha, loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { field } from './purchase.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const chineseDigits = [...'零一二三四五六七八九'];

/** The four digits that a captcha in words asks for, in either language. */
export function digitsOf(question: string): string {
  const [, words = ''] = /[:：](.*)$/.exec(question) ?? [];
  const digitOf = (word: string) => Math.max(digits.indexOf(word), chineseDigits.indexOf(word));
  return words
    .trim()
    .split(/, |、/)
    .map((part) => part.split(/ plus |加/).reduce((sum, word) => sum + digitOf(word), 0))
    .join('');
}

/** Another address than everybody's before: one address is asked few captchas in words, and tries few logins. */
export const elsewhere = () => ({
  'x-forwarded-for': `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
});

/** Types the captcha, asked for in words. */
export async function typeCaptcha(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(elsewhere());
  const inWords = page.getByRole('button', { name: /^(I cannot read the picture|看不清楚圖片)$/ });
  if (await inWords.isVisible()) await inWords.click();
  const question = page.locator('#captcha-help');
  await expect(question).toHaveText(/[:：].+/);
  await field(page, 'captcha').fill(digitsOf(await question.innerText()));
}

/** The login as far as the terms. */
export async function giveCredentials(page: Page, userName: string, password: string): Promise<void> {
  await field(page, 'userName').fill(userName);
  await field(page, 'passwordDigest').fill(password);
  await typeCaptcha(page);
  await field(page, 'captcha').press('Enter');
}

/** The whole login, from the login page. */
export async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await giveCredentials(page, userName, password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Accept|接受)$/ })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** A call with the session of the page's browser; answers its data, in the wire's names. */
export async function callAs<C extends Call>(
  page: Page,
  { method, path, body }: C,
  given?: BodyOf<C>,
  headers: Record<string, string> = {},
) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { origin, ...headers },
    ...(method === 'GET' ? {} : { data: body ? (schemaOf(body).encode(given ?? {}) as object) : {} }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).data;
}

/**
 * Signs a user of the demo in by the login's own calls, for a journey that is about something else. Public pages ask who
 * is there once a page behind the login was seen.
 */
export async function signIn(page: Page, word: string): Promise<void> {
  const headers = elsewhere();
  const asked = await callAs(page, { ...captcha, path: `${captcha.path}?kind=words` }, undefined, headers);
  const step = await callAs(
    page,
    loginIn,
    {
      userName: `demo.${word}@example.com`,
      passwordDigest: createHash('md5').update(`Demo-${word}-2026`).digest('hex').toUpperCase(),
      captcha: digitsOf(asked[captcha.answer.wireName('captchaQuestion')]),
      captchaKey: asked[captcha.answer.wireName('captchaKey')],
    },
    headers,
  );
  const stepId = step[loginIn.answer.wireName('stepId')];
  const signedIn = await callAs(page, acceptLogin, { stepId, accepted: true }, headers);
  expect(signedIn[acceptLogin.answer.wireName('userEmail')]).toBe(`demo.${word}@example.com`);
}

/** Ends the session by the account's menu in the header. */
export async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^Signed in as / }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
}

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The text of the newest mail to an address with such a subject, out of the demo's outbox. */
export async function lastMailTo(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/api/demo/outbox')).json()) as { data: Mail[] };
      found = data.find((mail) => mail.to === to && mail.subject === subject);
      return found !== undefined;
    })
    .toBe(true);
  return found?.text ?? '';
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * What an authenticator app shows (RFC 6238: SHA-1, six digits, every 30 seconds).
 * @param ahead so many codes later; the server takes the next one too, and each once
 */
export function authenticatorCode(secret: string, ahead = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
