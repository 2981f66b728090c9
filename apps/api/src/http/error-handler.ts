import { type ErrorCode, errors } from '@onegi/contract/errors';
import { referringMessages } from '@onegi/contract/lines/referring';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { bothTexts } from '../lib/texts.ts';
import { AppError, type MessageParams } from './app-error.ts';
import type { Api, Reply, Request } from './fastify.ts';
import { FILE_FAILURE_POLICY, fileFailurePage, isBrowsedFile } from './file-failure-page.ts';
import { InvalidRequest } from './invalid-request.ts';
import { requestNames } from './request-names.ts';

/** When a refused caller may ask again: a database that restarts is back within seconds. */
export const RETRY_AFTER_SECONDS = '2';

interface Failure {
  code: ErrorCode;
  params: MessageParams;
  fields: { field: string; message: string; params?: MessageParams }[];
  text?: { msg: string; msgC: string };
}

/** What Fastify and its plugins throw, in our codes. */
const foreignCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_UNDER_PRESSURE: 'server.busy',
  ENOSPC: 'server.storageFull',
  EDQUOT: 'server.storageFull',
  // Given up for a competitor again and again.
  '40001': 'server.busy',
  '40P01': 'server.busy',
};

function codeOfForeign(error: unknown): ErrorCode {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code && foreignCodes[code]) return foreignCodes[code];
  // It will be back, so the caller may try again.
  if (isDatabaseAway(error)) return 'server.busy';
  return statusCode && statusCode >= 400 && statusCode < 500 ? 'request.malformed' : 'server.error';
}

function failureOf(error: unknown, request: Request): Failure {
  if (error instanceof InvalidRequest) return { code: 'request.invalid', params: {}, fields: error.failures };
  if (error instanceof AppError) {
    const wirePath = request.wirePath ?? ((path: string) => path);
    const fields = error.fields.map((failure) => ({ ...failure, field: wirePath(failure.field) }));
    return { code: error.code, params: error.params, fields, ...(error.text ? { text: error.text } : {}) };
  }
  return { code: codeOfForeign(error), params: { requestId: request.id }, fields: [] };
}

function textOf(key: string, params: MessageParams | undefined): { msg: string; msgC: string } {
  const { en, zhHant } = bothTexts(key, params ?? {});
  return { msg: en, msgC: zhHant };
}

/** The body of every failure of the API. */
export function failureBody({ code, params, fields, text }: Failure) {
  return {
    data: null,
    code,
    ...(text ?? textOf(errors[code].message, params)),
    // A text that is data stands for the code's own message on its field as well.
    fields: fields.map((failure) => ({
      field: failure.field,
      ...(text && failure.message === errors[code].message ? text : textOf(failure.message, failure.params)),
      // Texts do not tell a program what can be done about them: here, to ask an officer.
      ...(referringMessages.includes(failure.message) ? { referred: true } : {}),
    })),
  };
}

function logFailure(request: Request, failure: Failure, error: unknown): void {
  const level = errors[failure.code].log;
  if (level === 'silent') return;
  const route = request.routeOptions.url ?? 'none';
  const isOurs = error instanceof AppError || error instanceof InvalidRequest;
  request.log[level](
    { ...requestNames(request), code: failure.code, route, ...(isOurs ? {} : { err: error }) },
    'request failed',
  );
}

export function answerFailure(error: unknown, request: Request, reply: Reply): Reply {
  const failure = failureOf(error, request);
  logFailure(request, failure, error);
  const { status } = errors[failure.code];
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply.code(status).header('cache-control', 'no-store');
  if (isBrowsedFile(request)) {
    const page = fileFailurePage(
      request,
      failure.code,
      failure.text ?? textOf(errors[failure.code].message, failure.params),
    );
    return reply.header('content-security-policy', FILE_FAILURE_POLICY).type('text/html; charset=utf-8').send(page);
  }
  return reply.type('application/json; charset=utf-8').send(failureBody(failure));
}

export function useErrorHandler(app: Api): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
}
