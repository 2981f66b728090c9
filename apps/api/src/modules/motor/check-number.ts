import type { AnswerOf } from '@onegi/contract/call';
import type { checkMotorNumber as checkCall } from '@onegi/contract/calls/motor/check';
import type { MotorState } from '@onegi/contract/fields/motor';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { limitGuesses } from '../../http/limit-link.ts';
import { endOf } from '../policies/certificates/cover-hours.ts';
import { numberBehind } from '../policies/certificates/printed-number.ts';
import type { PolicyEnd } from '../policies/policy-status.ts';

/** What ends the cover that was given until the policy is there. */
const ended: readonly MotorState[] = ['cancelled', 'lapsed', 'declined'];

/** A policy that was renewed runs to its last day. */
const hasEnded = (endedAs: PolicyEnd | null): boolean => endedAs !== null && endedAs !== 'renewed';

/** Whether a certificate gives cover whose number no case holds: of the shop, or of an endorsement. */
async function givesCoverAsPrinted(db: Db, number: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('motor_certificates')
    .innerJoin('policies', 'policies.id', 'motor_certificates.policy_id')
    .select(['valid_from', 'valid_until', 'replaced_at', 'ended_as'])
    .where('certificate_number', '=', number)
    .executeTakeFirst();
  if (!found || hasEnded(found.ended_as)) return false;
  const { valid_from, valid_until, replaced_at } = found;
  return now >= valid_from && now <= valid_until && (replaced_at === null || now < replaced_at);
}

async function givesCover({ db, clock }: Pick<Deps, 'db' | 'clock'>, number: string): Promise<boolean> {
  const now = clock.now();
  const found = await db
    .selectFrom('motor_cases')
    .leftJoin('policies', 'policies.id', 'motor_cases.policy_id')
    .select(['cover_note_number', 'cover_note_from', 'cover_note_until', 'status'])
    .select(['policies.ended_as', 'policies.ends_on'])
    // What an endorsement issues replaces the papers of the case.
    .select(({ selectFrom }) =>
      selectFrom('motor_certificates')
        .select(({ fn }) => fn.min('valid_from').as('first_from'))
        .whereRef('motor_certificates.policy_id', '=', 'motor_cases.policy_id')
        .as('replaced_at'),
    )
    .where(({ or, eb }) => or([eb('cover_note_number', '=', number), eb('certificate_number', '=', number)]))
    .executeTakeFirst();
  if (!found) return givesCoverAsPrinted(db, number, now);
  if (!found.cover_note_from || !found.cover_note_until) return false;
  const { cover_note_from: from, cover_note_until, ends_on, ended_as, status } = found;
  if (ended.includes(status) || hasEnded(ended_as)) return false;
  if (found.replaced_at !== null && now >= found.replaced_at) return false;
  if (found.cover_note_number === number) return now >= from && now < cover_note_until;
  return ends_on !== null && now >= from && now <= endOf(ends_on);
}

/**
 * Whether a printed number gives cover today. Whatever does not is answered alike, and each address may guess only so often.
 * @throws AppError request.rateLimited
 */
export async function checkMotorNumber(
  deps: Pick<Deps, 'db' | 'seal' | 'clock'>,
  request: Request,
  printed: string,
): Promise<AnswerOf<typeof checkCall>> {
  const number = numberBehind(deps, printed);
  if (number === null) await limitGuesses(deps, 'motor-check', request);
  return { isValid: number !== null && (await givesCover(deps, number)), checkedOn: deps.clock.today() };
}
