import type { AnswerOf } from '@onegi/contract/call';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import type { openShare as openShareCall } from '@onegi/contract/calls/quotes/shares';
import type { LineCode } from '@onegi/contract/lines';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { limitGuesses } from '../../../http/limit-link.ts';
import type { Bilingual } from '../../../lib/bilingual.ts';
import { hashOfToken } from '../../../lib/link-token.ts';
import type { BenefitSchedule } from '../../../ports/catalogue.ts';
import { scheduleIn } from '../../catalogue/benefit-variants.ts';
import { compareRows, type LookedAt, lookAtPlan, variantsFor } from '../compare-plans.ts';
import { describeQuote, describeUnpriced } from '../describe-quote.ts';
import type { Quote } from '../quote.ts';
import { lineName, searchUrl, sharedText } from '../quoted-search.ts';
import { readStoredQuote } from '../stored-quotes.ts';
import { listQuoted } from './list-quoted.ts';
import './tables.ts';

const nothing: Bilingual = { en: '', zhHant: '' };

/** What stands behind the token of a shared link. @throws AppError share.notFound, share.expired, request.rateLimited */
export async function findShare(deps: Deps, token: string, request: Request) {
  const share = await deps.db
    .selectFrom('shared_quotes')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (!share) {
    await limitGuesses(deps, 'share', request);
    throw new AppError('share.notFound');
  }
  if (deps.clock.today() > share.expires_on) throw new AppError('share.expired');
  return share;
}

async function lookAtShared(deps: Deps, line: string, { insurer, plan, quoteId }: SharedPlanRow): Promise<LookedAt> {
  if (quoteId === null) return lookAtPlan(deps, line, { insurer, plan });
  const quote = await readStoredQuote(deps, quoteId);
  return { plan: quote.plan, quote };
}
type Share = Awaited<ReturnType<typeof findShare>>;
type SharedPlanRow = Share['plans'][number];

/** The plans of a share with the quotes that were shared, and the benefit table that each is looked at in. @throws AppError plan.notFound */
export async function lookAtShare(deps: Deps, share: Share) {
  const looked = await Promise.all(share.plans.map((plan) => lookAtShared(deps, share.line, plan)));
  return { looked, variants: variantsFor(looked, share.variant ?? undefined) };
}

/**
 * A plan as somebody else may see it. Where the search holds answers about persons nothing goes along in which they stand:
 * neither the search nor the quote's reference, nor why a plan has no price (a claim, an offence, an age).
 */
function forOthers(plan: FrozenQuote, isPrivate: boolean, text: Bilingual): FrozenQuote {
  const { search, referText, referTextZh, ...shown } = plan;
  const described = { ...shown, searchText: text.en, searchTextZh: text.zhHant };
  if (isPrivate) return { ...described, quoteRef: null };
  return { ...described, ...(search ? { search } : {}), ...(referText ? { referText, referTextZh } : {}) };
}

/** What a shared link shows to whoever has found it. @throws AppError plan.notFound */
export async function describeShare(deps: Deps, share: Share, token: string): Promise<AnswerOf<typeof openShareCall>> {
  const { looked, variants } = await lookAtShare(deps, share);
  const line = share.line as LineCode;
  const quote: Quote | null = looked.find((each) => each.quote)?.quote ?? null;
  const { text, isPrivate } = quote ? sharedText(line, quote.search) : { text: nothing, isPrivate: false };
  const plans =
    share.shared_kind === 'list' && quote
      ? await listQuoted(deps, quote)
      : looked.map((each, at) =>
          each.quote ? describeQuote(each.quote) : describeUnpriced(each.plan, variants[at] ?? ''),
        );
  const tables = looked.map(
    ({ plan }, at): BenefitSchedule['benefits'] => scheduleIn(plan, variants[at] ?? '').benefits,
  );
  const name = lineName(line);
  return {
    sharedKind: share.shared_kind,
    product: line,
    lineName: name.en,
    lineNameZh: name.zhHant,
    plans: plans.map((plan) => forOthers(plan, isPrivate, text)),
    rows: share.shared_kind === 'comparison' ? compareRows(tables) : [],
    variant: variants[0] ?? '',
    searchText: text.en,
    searchTextZh: text.zhHant,
    searchUrl: quote && !isPrivate ? searchUrl(line, quote.search) : null,
    expiresOn: share.expires_on,
    pictureUrl: `${deps.config.publicUrl}/shared-pictures/${encodeURIComponent(token)}`,
  };
}

/**
 * The list or comparison behind a shared link, at the prices that were shared.
 * @throws AppError share.notFound, share.expired, request.rateLimited, plan.notFound
 */
export const openShare = async (deps: Deps, token: string, request: Request): Promise<AnswerOf<typeof openShareCall>> =>
  describeShare(deps, await findShare(deps, token, request), token);
