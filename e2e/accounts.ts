import { createHmac, randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { field } from './purchase.ts';

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const chineseDigits = [...'零一二三四五六七八九'];

/** The four digits that a captcha in words asks for, in either language. */
export function digitsOf(question: string): string {
  const [, said = ''] = /[:：](.*)$/.exec(question) ?? [];
  const digitOf = (word: string) => Math.max(digits.indexOf(word), chineseDigits.indexOf(word));
  return said
    .trim()
    .split(/, |、/)
    .map((part) => part.split(/ plus |加/).reduce((sum, word) => sum + digitOf(word), 0))
    .join('');
}

/** From another address than everybody before: one address is asked few captchas in words, and tries few logins. */
function fromElsewhere(page: Page): Promise<void> {
  const address = `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Types the captcha, asked for in words. */
export async function typeCaptcha(page: Page): Promise<void> {
  await fromElsewhere(page);
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
