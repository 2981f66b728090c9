import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { refOf } from '../../lib/refs.ts';
import type { Language } from '../../lib/texts.ts';
import { visitor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { searchText } from '../quotes/quoted-search.ts';
import { act } from '../workflow/act.ts';
import { applicationWorkflow } from './application-workflow.ts';
import { closeAtGateway } from './close-at-gateway.ts';
import { quoteOf } from './describe-application.ts';
import { expireOpenPayment } from './expire-open-payment.ts';
import { readApplication } from './find-application.ts';
import { type ApplicationRow, lockApplication, updateApplication } from './repository.ts';

/** Enough for a consultant who corrects and sends again, too few to flood a stranger's letter box. */
const MOST_PER_HOUR = 10;

function requireOpen(row: ApplicationRow | undefined, today: string): ApplicationRow {
  if (!row) throw new AppError('application.notFound');
  if (row.state === 'paid') throw new AppError('application.closed');
  if (today > row.quote_expires_on) throw new AppError('quote.expired');
  return row;
}

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
  const today = deps.clock.today();
  const seen = requireOpen(await readApplication(deps, applicationRef), today);
  const quote = await quoteOf(deps, seen);
  const addressee = deps.seal.hash('email', to.clientEmail.toLowerCase()).toString('hex');
  await rateLimit(deps.db, `hand-over:${addressee}`, MOST_PER_HOUR, 3600);
  await rateLimit(deps.db, `hand-over:${seen.id}`, MOST_PER_HOUR, 3600);
  const { toClose, answer } = await inTransaction(deps.db, async (tx) => {
    const row = requireOpen(await lockApplication(tx, seen.id), today);
    const now = deps.clock.now();
    const gatewayRef = await expireOpenPayment(tx, row.id, now);
    const consultant_code = row.consultant_code ?? to.consultantCode ?? null;
    if (row.state === 'submitted') {
      const change = { consultant_code };
      await act(tx, applicationWorkflow, { id: row.id, action: 'reopen', actor: visitor, now, change });
    } else if (consultant_code !== row.consultant_code) {
      await updateApplication(tx, row.id, { consultant_code, changed_at: now });
    }
    const after = { line: quote.line, plan: quote.plan.code, state: 'draft', email: to.clientEmail };
    await recordAudit(tx, 'application.handedOver', { id: row.id, name: quote.plan.code, after });
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
