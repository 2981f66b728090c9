import { randomInt, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@onegi/contract/call';
import type { captcha } from '@onegi/contract/calls/accounts/sign-in';
import type { Deps } from '../../../deps.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { answerHash } from './take-captcha.ts';

const VALID_MS = 5 * 60_000;
/** Words are easier for programs than pictures, so there are fewer of them. */
const MOST_WORDS_PER_HOUR = 30;

type CaptchaDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

const digitKeys = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9'] as const;

/** The four digits in words, one of them as a sum. */
function question(digits: string, language: Language): string {
  const t = texts[language];
  const word = (digit: number) => t(`accounts.digits.${digitKeys[digit] ?? 'd0'}`);
  const summed = Number(digits[0]) % 4;
  const words = [...digits].map((text, index) => {
    const digit = Number(text);
    const part = Number(digits[3]) % (digit + 1);
    return index === summed ? t('accounts.digitSum', { first: word(part), second: word(digit - part) }) : word(digit);
  });
  return t('accounts.captchaQuestion', { digits: words.join(t('accounts.digitBetween')) });
}

/** A new captcha, as a picture or in words. */
export async function makeCaptcha(
  { db, seal, clock }: CaptchaDeps,
  kind: 'image' | 'words',
  addressHash: Buffer,
): Promise<AnswerOf<typeof captcha>> {
  if (kind === 'words') await rateLimit(db, `captcha-words:${addressHash.toString('hex')}`, MOST_WORDS_PER_HOUR, 3600);
  const key = randomUUID();
  const digits = String(randomInt(10_000)).padStart(4, '0');
  await db
    .insertInto('captchas')
    .values({
      key,
      answer_hash: answerHash(seal, key, digits),
      expires_at: new Date(clock.now().getTime() + VALID_MS),
    })
    .execute();
  return kind === 'words'
    ? { captchaKey: key, captchaQuestion: question(digits, 'en'), captchaQuestionZh: question(digits, 'zh-Hant') }
    : { captchaKey: key, captchaImage: `data:image/png;base64,${drawCaptcha(digits).toString('base64')}` };
}
