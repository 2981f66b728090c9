import type { AnswerOf } from '@onegi/contract/call';
import type { acceptLogin as acceptLoginCall } from '@onegi/contract/calls/accounts/sign-in';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Language } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type GivenFactor, requireSecondFactor } from './check-second-factor.ts';
import { emailOf } from './find-user.ts';
import { lockUser } from './lock-user.ts';
import { findLoginStep, takeLoginStep } from './login-step.ts';
import { factorsOf, needsSecondFactor, rolesOf } from './second-factors.ts';
import { startSession } from './start-session.ts';
import { takeTemporaryPassword } from './temporary-passwords.ts';

export interface Acceptance extends GivenFactor {
  readonly stepId: string;
  readonly language?: Language | undefined;
}

export interface SignedIn {
  /** Given to the browser; only its hash is kept. */
  readonly token: string;
  readonly answer: AnswerOf<typeof acceptLoginCall>;
}

/**
 * Login, step 2: the terms are accepted and a new session begins, whose token nobody has seen before.
 * @throws AppError login.stepOver, login.secondFactorNeeded, login.secondFactorWrong, login.locked
 */
export async function acceptLogin(deps: Deps, given: Acceptance, caller: Caller): Promise<SignedIn> {
  const { db, seal, clock } = deps;
  const step = await findLoginStep(deps, given.stepId);
  if (!step) throw new AppError('login.stepOver');
  if (step.method !== 'passkey') await requireSecondFactor(deps, step, given);
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, step.user_id);
    if (!(await takeLoginStep(tx, given.stepId))) throw new AppError('login.stepOver');
    if (!user || user.state === 'suspended') throw new AppError('login.stepOver');
    const { temporary_id: temporaryId } = step;
    if (temporaryId && !(await takeTemporaryPassword(deps, tx, temporaryId))) throw new AppError('login.stepOver');

    const mustChange = user.must_change_password || temporaryId !== null;
    const hasFactor = step.method === 'passkey' || (await factorsOf(tx, user.id)).length > 0;
    const roles = await rolesOf(tx, user.id);
    const lacksFactor = !hasFactor && needsSecondFactor(deps, roles);
    const limitedTo: Actor['limitedTo'] = mustChange ? 'password' : lacksFactor ? 'secondFactor' : null;
    const token = await startSession(deps, tx, { user, caller, limitedTo, temporaryId });
    const now = clock.now();
    const language = given.language ?? user.language;
    await tx
      .updateTable('users')
      .set({ last_sign_in_at: now, terms_accepted_at: now, language })
      .where('id', '=', user.id)
      .execute();
    await recordAudit(tx, 'account.signedIn', {
      id: user.id,
      name: user.employee_id,
      after: { method: step.method, limitedTo },
      by: { userId: user.id, roles },
    });
    return {
      token,
      answer: {
        userEmail: emailOf(seal, user),
        mustChangePassword: mustChange,
        mustSetSecondFactor: limitedTo === 'secondFactor',
      },
    };
  });
}
