import type { BodyOf } from '@onegi/contract/call';
import type { shareQuotes as shareQuotesCall } from '@onegi/contract/calls/quotes/shares';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { callerOf } from '../../../http/caller.ts';
import type { Request } from '../../../http/fastify.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { hashOfToken, newToken } from '../../../lib/link-token.ts';
import { lookAtPlan } from '../compare-plans.ts';
import { storeQuote } from '../stored-quotes.ts';
import './tables.ts';

const MOST_AN_HOUR = 30;
/** How long a link to plans without a price is good. */
const UNPRICED_DAYS = 30;

function daysAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Makes a link by which somebody else looks at a list or a comparison. The quotes it shows are stored, so that it shows these
 * very prices until the first of them ends.
 * @returns the path of the page: the only time its token is seen in the clear
 * @throws AppError plan.notFound, the errors of readQuote, request.invalid for a list without a price, request.rateLimited
 */
export async function shareQuotes(deps: Deps, body: BodyOf<typeof shareQuotesCall>, request: Request) {
  const { addressHash } = callerOf(request, deps.seal);
  await rateLimit(deps.db, `share:${addressHash.toString('hex')}`, MOST_AN_HOUR, 3600);
  const { sharedKind, product, variant } = body;
  // A list is the search behind one of its prices.
  const chosen = sharedKind === 'list' ? body.plans.slice(0, 1) : body.plans;
  const looked = await Promise.all(chosen.map((plan) => lookAtPlan(deps, product, plan)));
  const [first] = looked;
  if (!first || (sharedKind === 'list' && !first.quote)) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'plans', message: 'validation.required' }] });
  }
  const lastDays = looked.flatMap(({ quote }) => quote?.expiresOn ?? []).sort();
  const expiresOn = lastDays[0] ?? daysAfter(deps.clock.today(), UNPRICED_DAYS);
  const token = newToken();
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const plans = [];
    for (const { plan, quote } of looked) {
      const quoteId = quote && (await storeQuote(tx, quote, now));
      plans.push({ insurer: plan.insurer.code, plan: plan.code, quoteId });
    }
    await tx
      .insertInto('shared_quotes')
      .values({
        token_hash: hashOfToken(token),
        shared_kind: sharedKind,
        line: first.plan.line,
        variant: variant ?? null,
        plans: JSON.stringify(plans),
        made_at: now,
        expires_on: expiresOn,
      })
      .execute();
  });
  return { sharePath: `/shared/${token}` };
}

/** Throws away links that have ended. */
export async function sweepSharedQuotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  // A month longer, in which a link says that it has ended.
  await db.deleteFrom('shared_quotes').where('expires_on', '<', daysAfter(clock.today(), -30)).execute();
}
