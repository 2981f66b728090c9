import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type Part,
  type QueryOf,
  schemaOf,
} from '@onegi/contract/call';
import * as z from 'zod';
import { bothTexts } from '../lib/texts.ts';
import { AnswerWithMessage, JsonData, successJson } from './answers.ts';
import type { Api, Reply, Request } from './fastify.ts';
import { once } from './idempotency.ts';
import { InvalidRequest } from './invalid-request.ts';
import { failuresOf, type WireFailure } from './issues.ts';
import { wirePathOf } from './wire-paths.ts';

export interface CallInput<C extends Call> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  request: Request;
  reply: Reply;
}

/** Domain values; or with a message of its own; or data that is JSON already; or the reply itself when the handler has sent it (a file). */
export type CallAnswer<C extends Call> = AnswerOf<C> | AnswerWithMessage<AnswerOf<C>> | JsonData | Reply;

export interface ServeOptions {
  /** The body arrives as a Buffer in `request.body`, byte for byte, whatever its type: for signed notices. */
  rawBody?: boolean;
}

/** A reader of one part of the request: decodes it to domain values or notes what is wrong. */
function partReader(part: Part | undefined) {
  if (!part) return () => undefined;
  const schema: z.ZodType = schemaOf(part);
  return (given: unknown, failures: WireFailure[]) => {
    const parsed = schema.safeParse(given ?? {});
    if (parsed.success) return parsed.data;
    failures.push(...failuresOf(parsed.error));
    return undefined;
  };
}

function answerWriter<C extends Call>(call: C) {
  const schema = schemaOf(call.answer);
  const encode = (data: unknown) => JSON.stringify(schema.encode(data) ?? null);
  return (result: AnswerOf<C> | AnswerWithMessage<AnswerOf<C>>): string => {
    if (!(result instanceof AnswerWithMessage)) return successJson(encode(result));
    const { en, zhHant } = bothTexts(result.message, result.params);
    return `{"data":${encode(result.data)},"msg":${JSON.stringify(en)},"msgC":${JSON.stringify(zhHant)}}`;
  };
}

function isReply(result: unknown): result is Reply {
  return typeof result === 'object' && result !== null && 'sent' in result && 'raw' in result;
}

function sendJson(reply: Reply, { status, json }: { status: number; json: string | Buffer }): Reply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);
}

/**
 * Serves one call of the contract: checks and decodes what comes in, encodes what goes out, keeps the call's
 * idempotency. Wrong types are a 400 naming wire fields; unknown keys are ignored.
 */
export function serveCall<C extends Call>(
  app: Api,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallAnswer<C>> | CallAnswer<C>,
  { rawBody = false }: ServeOptions = {},
): void {
  // The text of a form with a file is read with the file.
  const readBody = partReader(rawBody || call.upload ? undefined : call.body);
  const readQuery = partReader(call.query);
  const readParams = partReader(call.params);
  const write = answerWriter(call);
  const wirePath = wirePathOf(call);

  const inputOf = (request: Request, reply: Reply): CallInput<C> => {
    const failures: WireFailure[] = [];
    const input = {
      params: readParams(request.params, failures),
      query: readQuery(request.query, failures),
      body: readBody(request.body, failures),
      request,
      reply,
    };
    if (failures.length > 0) throw new InvalidRequest(failures);
    return input as CallInput<C>;
  };

  const handle = async (request: Request, reply: Reply): Promise<Reply> => {
    request.wirePath = wirePath;
    const input = inputOf(request, reply);
    const key = request.headers['idempotency-key'];
    if (call.idempotent && typeof key === 'string') {
      // Another user's answer is not to be had by repeating their key.
      const contents = `${request.actor?.userId ?? ''}\n${request.url}\n${JSON.stringify(request.body)}`;
      const answer = await once<CallAnswer<C>>(
        app.deps,
        { callName: call.name, key, contents },
        {
          run: async () => handler(input),
          write: (result) => {
            if (result instanceof JsonData || isReply(result)) {
              throw new Error(`${call.name} is idempotent and must return its answer as a value`);
            }
            return { status: 200, json: write(result) };
          },
        },
      );
      return sendJson(reply, answer);
    }
    const result = await handler(input);
    if (result instanceof JsonData) {
      reply.raw.once('finish', () => result.release());
      return sendJson(reply, { status: 200, json: result.answer });
    }
    // A reply is a promise of its own end: awaited, one that was returned is nothing and one that has been sent.
    return isReply(result) || reply.sent ? reply : sendJson(reply, { status: 200, json: write(result) });
  };

  const url = `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const answersFile = call.answer instanceof z.ZodUnknown;
  const route = (scope: Api) =>
    scope.route({ method: call.method, url, config: { permission: call.permission, answersFile }, handler: handle });
  if (!rawBody) {
    route(app);
    return;
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    route(scope);
  });
}
