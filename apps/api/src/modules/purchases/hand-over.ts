import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { refOf } from '../../lib/refs.ts';
import type { Language } from '../../lib/texts.ts';
import { visitor } from '../../ports/actor.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { searchText } from '../quotes/quoted-search.ts';
import { act } from '../workflow/act.ts';
import { applicationWorkflow, requireApplication } from './application-workflow.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { quoteOf } from './describe-application.ts';
import { expireOpenPayment } from './expire-open-payment.ts';
import { readApplication } from './find-application.ts';
import { lockApplication } from './repository.ts';

/** Enough for a consultant who corrects and sends again, too few to flood a stranger's letter box. */
const MOST_PER_HOUR = 10;

/**
 * E-mails the client the address of a prepared application. Declarations are the client's own: what was submitted before
 * is opened again, and a payment that was opened for it is over.
 * @throws AppError application.notFound, .closed, .paymentUnderway, quote.expired, request.rateLimited
 */
export async function handOver(
  deps: Deps,
  applicationRef: string,
  to: {
    readonly clientEmail: string;
    readonly language?: Language | undefined;
    /** TR code of the consultant who hands it over: the sale counts for it, unless another prepared it. */
    readonly consultantCode?: string | null | undefined;
  },
): Promise<AnswerWithMessage<null>> {
  const now = deps.clock.now();
  const seen = requireApplication(await readApplication(deps, applicationRef), 'handOver', now);
  const quote = await quoteOf(deps, seen);
  const addressee = deps.seal.hash('email', to.clientEmail.toLowerCase()).toString('hex');
  await rateLimit(deps.db, `hand-over:${addressee}`, MOST_PER_HOUR, 3600);
  await rateLimit(deps.db, `hand-over:${seen.id}`, MOST_PER_HOUR, 3600);
  const { toClose, answer } = await inTransaction(deps.db, async (tx) => {
    const row = requireApplication(await lockApplication(tx, seen.id), 'handOver', now);
    const gatewayRef = await expireOpenPayment(tx, row.id, now);
    const change = { consultant_code: row.consultant_code ?? to.consultantCode ?? null };
    const after = { line: quote.line, plan: quote.plan.code, state: 'draft', email: to.clientEmail };
    const event = { name: quote.plan.code, after };
    const by = { actor: visitor, now };
    await act(tx, applicationWorkflow, { ...by, id: row.id, action: 'handOver', change, event });
    await queueMail(deps, tx, {
      kind: 'application-link',
      to: to.clientEmail,
      language: to.language ?? row.language,
      data: {
        path: `/apply/${refOf(deps.seal, 'application', row.id)}`,
        planName: quote.plan.name,
        insurerName: quote.plan.insurer.name,
        searchText: searchText(quote.line, quote.search),
        totalCents: row.total_cents,
        expiresOn: row.quote_expires_on,
      },
    });
    return {
      toClose: gatewayRef,
      answer: await rememberAnswer(tx, new AnswerWithMessage(null, 'purchases.handedOver')),
    };
  });
  if (toClose) await closeAtGateway(deps, toClose);
  return answer;
}
