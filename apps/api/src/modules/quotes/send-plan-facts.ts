import { createHash } from 'node:crypto';
import { planFacts } from '@onegi/contract/calls/quotes/shapes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { successJson } from '../../http/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply, Request } from '../../http/fastify.ts';
import { keptPer } from '../../lib/kept-per.ts';
import type { CatalogueSnapshot, Plan } from '../../ports/catalogue.ts';
import { factsOf } from './describe-quote.ts';

interface Kept {
  readonly bytes: Buffer;
  readonly etag: string;
}

const kept = keptPer<readonly Plan[], Kept>();

function write(plans: readonly Plan[], variant: string): Kept {
  const facts = JSON.stringify(plans.map((plan) => planFacts.codec.encode(factsOf(plan, variant))));
  const bytes = Buffer.from(successJson(facts));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"` };
}

/** One of the line's variants; anything else is the usual one, so that nothing is kept for what does not exist. */
function knownVariant(line: LineCode, asked: string | undefined): string {
  const { base, others } = variantsOf(line);
  return others.find((each) => each === asked) ?? base;
}

/**
 * Sends the facts of a product's plans; a browser keeps them for a minute and asks again by tag.
 * @throws AppError plan.notFound for a product that is not sold
 */
export function sendPlanFacts(
  snapshot: CatalogueSnapshot,
  asked: { product: string; variant?: string | undefined },
  request: Request,
  reply: Reply,
): Reply {
  const line = lineCodes.find((code) => code === asked.product);
  if (!line) throw new AppError('plan.notFound');
  const { plans } = snapshot.line(line);
  const variant = knownVariant(line, asked.variant);
  const { bytes, etag } = kept(plans, variant, () => write(plans, variant));
  reply.header('cache-control', 'public, max-age=60').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}
