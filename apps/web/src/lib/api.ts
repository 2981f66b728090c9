import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type Part,
  type QueryOf,
  schemaOf,
} from '@onegi/contract/call';
import type { ErrorCode } from '@onegi/contract/errors';
import { shapeFor } from '@onegi/contract/shape';
import { crash as english } from '@onegi/messages/en/crash';
import { crash as chinese } from '@onegi/messages/zh-Hant/crash';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { localeOf } from './locale-path.ts';
import { sayThatSessionIsOutdated } from './session-hint.ts';

type Given<Name extends string, Value> = undefined extends Value ? { [K in Name]?: undefined } : { [K in Name]: Value };

/** What a call needs, in domain names and decoded values. */
export type InputOf<C extends Call> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryOf<C>> &
  Given<'body', BodyOf<C>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** One key per intent of the user, kept over retries. Made up when an idempotent call is given none. */
  idempotencyKey?: string;
  /** Lets the request finish after the page is left. */
  keepalive?: boolean;
  /** How requests are sent where there is no browser. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** The loosest form of an input, as the transport sees it. */
export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface Envelope {
  data: unknown;
  msg?: string;
  msgC?: string;
  code?: ErrorCode;
  fields?: { field: string; msg: string; msgC: string; referred?: boolean }[];
}

/** Where the server renders a page nothing is told: what fails there, the page's own script asks and tells again. */
const inPageLanguage = (msg = '', msgC = '') =>
  typeof window !== 'undefined' && localeOf(window.location.pathname) === 'zh-Hant' ? msgC : msg;
/** What the page itself says when the server could not. */
export const own = (key: keyof typeof english) => inPageLanguage(english[key], chinese[key]);

function encode(part: Part, value: unknown): Record<string, unknown> {
  return z.encode(schemaOf(part), value) as Record<string, unknown>;
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The call's address with its parameters and query filled in. */
export function addressOfCall(call: Call, input: AnyInput): string {
  let path = call.path;
  if (call.params) {
    for (const [name, value] of Object.entries(encode(call.params, input.params))) {
      path = path.replace(`{${name}}`, encodeURIComponent(textOf(value)));
    }
  }
  const query = new URLSearchParams();
  if (call.query) {
    for (const [name, value] of Object.entries(encode(call.query, input.query))) query.set(name, textOf(value));
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

function domainField(call: Call, input: AnyInput, wire: string): string {
  for (const place of ['body', 'query', 'params'] as const) {
    const known = call[place] && shapeFor(call[place], input[place]);
    if (known) {
      const [first = '', ...rest] = wire.split('.');
      const domain = known.domainName(first);
      if (domain !== first || first in known.fields) return [domain, ...rest].join('.');
    }
  }
  return wire;
}

/** The page knows another session than the server: it asks again who is signed in, and leads there. */
const sessionRefusals: readonly ErrorCode[] = [
  'session.required',
  'session.ended',
  'password.changeRequired',
  'secondFactor.required',
];

/** What a call's refusal says, in the page's language and under domain names. */
export function failure(call: Call, input: AnyInput, status: number, envelope: Envelope | undefined): ApiError {
  if (!envelope?.code) return new ApiError(status, 'server.error', own('unexpected'));
  const fields = (envelope.fields ?? []).map((found) => ({
    field: domainField(call, input, found.field),
    message: inPageLanguage(found.msg, found.msgC),
    ...(found.referred ? { isReferred: true } : {}),
  }));
  if (sessionRefusals.includes(envelope.code)) sayThatSessionIsOutdated();
  return new ApiError(status, envelope.code, inPageLanguage(envelope.msg, envelope.msgC) || own('unexpected'), fields);
}

async function request(call: Call, input: AnyInput, options: CallOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (call.body) headers.set('content-type', 'application/json');
  if (call.idempotent) headers.set('idempotency-key', options.idempotencyKey ?? newIdempotencyKey());
  const address = addressOfCall(call, input);
  const body = call.body ? JSON.stringify(encode(call.body, input.body)) : undefined;
  try {
    const { signal, keepalive = false, fetch: send = fetch } = options;
    return await send(address, { method: call.method, headers, body, signal, keepalive });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, 'network', own('offline'));
  }
}

/** What the server answered. @throws ApiError when it is of another version than the page, which cannot read it */
export function readAnswer<C extends Call>(call: C, data: unknown): AnswerOf<C> {
  const read = z.safeDecode(schemaOf(call.answer), data);
  if (!read.success) throw new ApiError(200, 'unreadable', own('outdated'), [], { cause: read.error });
  return read.data as AnswerOf<C>;
}

const envelopeOf = (response: Response) => response.json().catch(() => undefined) as Promise<Envelope | undefined>;

async function send(call: Call, input: AnyInput, options: CallOptions): Promise<Envelope> {
  const response = await request(call, input, options);
  const envelope = await envelopeOf(response);
  if (!response.ok || !envelope) throw failure(call, input, response.status, envelope);
  return envelope;
}

/**
 * Sends a call of the contract and gives its answer.
 * @throws ApiError when the server refuses, fails or cannot be reached.
 */
export async function callApi<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  return (await callWithMessage(call, input, options)).answer;
}

/** As callApi, and with what the server says about it, in the page's language. @throws ApiError as callApi does. */
export async function callWithMessage<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<{ answer: AnswerOf<C>; message: string }> {
  const { data, msg, msgC } = await send(call, input, options);
  return { answer: readAnswer(call, data), message: inPageLanguage(msg, msgC) };
}

/**
 * Sends a call that answers with a file.
 * @throws ApiError as callApi does.
 */
export async function fetchFile<C extends Call>(call: C, input: InputOf<C>): Promise<Blob> {
  const response = await request(call, input, {});
  if (!response.ok) throw failure(call, input, response.status, await envelopeOf(response));
  return response.blob();
}
