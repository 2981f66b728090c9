import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Seal } from '../../../lib/seal.ts';

export const answerHash = (seal: Seal, key: string, digits: string): Buffer =>
  seal.hash('captcha', `${key}\n${digits}`);

/**
 * Uses a captcha up, right or wrong: each serves one attempt.
 * @throws AppError captcha.wrong, also for one that is old, used or never was
 */
export async function takeCaptcha(
  { db, seal, clock }: Pick<Deps, 'db' | 'seal' | 'clock'>,
  key: string,
  digits: string,
): Promise<void> {
  const taken = await db
    .deleteFrom('captchas')
    .where('key', '=', key)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  const isRight = taken && taken.expires_at > clock.now() && taken.answer_hash.equals(answerHash(seal, key, digits));
  if (!isRight) throw new AppError('captcha.wrong');
}
