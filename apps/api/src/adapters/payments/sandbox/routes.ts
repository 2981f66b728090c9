import fastifyFormbody from '@fastify/formbody';
import type { Deps } from '../../../deps.ts';
import type { Api, Reply, Request } from '../../../http/fastify.ts';
import { findSession, postNotice, type SessionRow } from './notices.ts';
import { cardPage, challengePage, overPage, unknownPage } from './pages.ts';
import { readCard } from './read-card.ts';
import { type SessionUrls, urlsOwner } from './sandbox-gateway.ts';
import { type ActionResult, answerChallenge, chargeBack, expireSession, payByCard } from './session-actions.ts';
import { webhookUrl } from './webhook-url.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Dollars and cents as one types them. */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;
const FORM_LIMIT_BYTES = 4_096;

function sendPage(reply: Reply, status: number, page: string): Reply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

function textOf(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

/** The gateway's hosted pages, which work without JavaScript. */
export function serveSandboxGateway(app: Api, deps: Deps): void {
  if (!deps.config.demo) app.log.warn('PAYMENT_GATEWAY is sandbox: no money moves, and test cards buy real policies');
  const urlsOf = (session: SessionRow) => deps.seal.open<SessionUrls>(urlsOwner(session.id), session.urls_sealed);

  /** Tells the shop first, so that it knows when the browser comes back. A notice that fails is sent again (lost-notices.ts). */
  async function deliver({ notice }: ActionResult, request?: Request): Promise<void> {
    if (notice) await postNotice(deps, notice, webhookUrl(deps, request));
  }

  /** The session of an address, expired if its time is over. */
  async function sessionOf(request: Request): Promise<SessionRow | undefined> {
    const { id } = request.params as { id: string };
    const found = UUID.test(id) ? await findSession(deps, id) : undefined;
    if (!found || found.expires_at > deps.clock.now()) return found;
    const done = await expireSession(deps, found);
    await deliver(done, request);
    return done.session;
  }

  function show(reply: Reply, session: SessionRow): Reply {
    const { returnUrl, cancelUrl } = urlsOf(session);
    if (session.state === 'open') return sendPage(reply, 200, cardPage(session, cancelUrl));
    if (session.state === 'challenged') return sendPage(reply, 200, challengePage(session, false));
    return sendPage(reply, session.state === 'expired' ? 410 : 200, overPage(session, returnUrl));
  }

  /** Where the browser goes after an action: on to the bank's question, or back to the shop. */
  function goOn(reply: Reply, session: SessionRow): Reply {
    if (session.state === 'open' || session.state === 'challenged') {
      return reply.redirect(`/sandbox-gateway/pay/${session.id}`, 303);
    }
    if (session.state === 'expired') return show(reply, session);
    return reply.redirect(urlsOf(session).returnUrl, 303);
  }

  app.register(async (scope) => {
    await scope.register(fastifyFormbody);
    const options = { config: { permission: 'payments.pay' as const }, bodyLimit: FORM_LIMIT_BYTES };

    scope.get('/sandbox-gateway/pay/:id', options, async (request, reply) => {
      const session = await sessionOf(request);
      return session ? show(reply, session) : sendPage(reply, 404, unknownPage());
    });

    scope.post('/sandbox-gateway/pay/:id', options, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) return sendPage(reply, 404, unknownPage());
      if (session.state !== 'open') return goOn(reply, session);
      const typed = {
        number: textOf(request.body, 'number'),
        expiry: textOf(request.body, 'expiry'),
        code: textOf(request.body, 'code'),
      };
      const reading = readCard(typed, deps.clock.today());
      if ('problems' in reading) {
        return sendPage(reply, 422, cardPage(session, urlsOf(session).cancelUrl, typed, reading.problems));
      }
      const done = await payByCard(deps, session, reading.card);
      await deliver(done, request);
      return goOn(reply, done.session);
    });

    // A real bank tells the gateway; here whoever has paid may try it.
    scope.post('/sandbox-gateway/pay/:id/dispute', options, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) return sendPage(reply, 404, unknownPage());
      const typed = textOf(request.body, 'amount').trim();
      if (typed !== '' && !AMOUNT.test(typed)) return show(reply, session);
      const done = await chargeBack(deps, session, typed === '' ? null : Math.round(Number(typed) * 100));
      await deliver(done, request);
      return show(reply, done.session);
    });

    scope.post('/sandbox-gateway/pay/:id/challenge', options, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) return sendPage(reply, 404, unknownPage());
      if (session.state !== 'challenged') return goOn(reply, session);
      const approved = textOf(request.body, 'answer') !== 'refuse';
      const done = await answerChallenge(deps, session, { approved, code: textOf(request.body, 'code') });
      await deliver(done, request);
      if (done.session.state === 'challenged') return sendPage(reply, 422, challengePage(done.session, true));
      return goOn(reply, done.session);
    });
  });
}
