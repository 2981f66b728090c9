import type { BodyOf } from '@onegi/contract/call';
import { type MotorCase, type MotorForm, motorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { copyMotorQuote as copyCall } from '@onegi/contract/calls/motor/cases';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { openContent } from '../purchases/application-content.ts';
import { readApplication } from '../purchases/find-application.ts';
import type { Quote } from '../quotes/quote.ts';
import { readQuote } from '../quotes/read-quote.ts';
import { readStoredQuote } from '../quotes/stored-quotes.ts';
import { refusal } from './assess-case.ts';
import { formOfQuote } from './form-of-quote.ts';
import { beginCase } from './save-case.ts';

type Asked = BodyOf<typeof copyCall>;

/** The risk of a quote of a car. @throws AppError request.invalid for another line's */
function searchOf({ line, search }: Quote, field: string) {
  if (line !== 'MOTOR') throw refusal([{ field, message: 'motorCases.checks.notMotor' }]);
  return search as Parameters<typeof formOfQuote>[0];
}

/** @throws AppError application.notFound, also for another consultant's: its reference alone opens no persons here */
async function formOfApplication(deps: Deps, actor: SignedInUser, applicationRef: string): Promise<MotorForm> {
  const row = await readApplication(deps, applicationRef);
  const { consultant_code: code } = row;
  if (code === null || !actor.consultantCodes.includes(code)) {
    deps.audit.refusedObject('applications.read', row.id);
    throw new AppError('application.notFound');
  }
  const search = searchOf(await readStoredQuote(deps, row.quote_id), 'applicationRef');
  return formOfQuote(search, deps.clock.today(), openContent(deps.seal, row));
}

/**
 * Begins a case with what a personal quote says, which whoever holds its reference may see, or an application under the own codes.
 * @throws AppError quote.invalid, quote.expired, application.notFound, request.invalid, request.rateLimited
 */
export async function copyMotorQuote(
  deps: Deps,
  actor: SignedInUser,
  { quoteRef = '', applicationRef }: Asked,
): Promise<MotorCase> {
  const today = deps.clock.today();
  const form =
    applicationRef === undefined
      ? formOfQuote(searchOf(await readQuote(deps, quoteRef, { today }), 'quoteRef'), today)
      : await formOfApplication(deps, actor, applicationRef);
  // What the shop allows and the form does not is left to be typed.
  const fits = motorForm.codec.safeEncode(form);
  if (!fits.success)
    throw refusal([
      { field: applicationRef === undefined ? 'quoteRef' : 'applicationRef', message: 'validation.text' },
    ]);
  return beginCase(deps, actor, form);
}
