import { startApplication } from '@onegi/contract/calls/purchases/applications';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { callApi } from '../../lib/api.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { readMark, writeMark } from './session.ts';

/** A quote from the list, once more when it was bought before; or the token of a purchase link. */
export type Origin = { quoteRef: string; again?: boolean } | { linkToken: string };

/** A page that is drawn twice, or a double click, waits for the same answer. */
const running = new Map<string, Promise<Application>>();

async function start(origin: Origin, language: Locale): Promise<Application> {
  // The key outlives a reload, so that a request cut off on its way is repeated and not doubled.
  const keyMark = `start.${language}.${JSON.stringify(origin)}`;
  const idempotencyKey = readMark(keyMark) ?? newIdempotencyKey();
  writeMark(keyMark, idempotencyKey);
  const clientEmail = readMark('clientEmail');
  const body = { ...origin, language, ...(clientEmail && 'quoteRef' in origin ? { clientEmail } : {}) };
  const application = await callApi(startApplication, { body }, { idempotencyKey });
  writeMark(keyMark, undefined);
  writeMark('clientEmail', undefined);
  return application;
}

/**
 * Begins the application of a quote or link, or goes on with the one that was begun before in this browser.
 * @throws ApiError quote.*, link.*
 */
export function beginApplication(origin: Origin, language: Locale): Promise<Application> {
  const key = JSON.stringify(origin);
  const promise = running.get(key) ?? start(origin, language).finally(() => running.delete(key));
  running.set(key, promise);
  return promise;
}
