import { randomUUID } from 'node:crypto';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { quoteFields as q } from '@onegi/contract/fields/quotes';
import { requestFields as r } from '@onegi/contract/fields/requests';
import type { TestApp } from '../app.ts';
import type { SignedIn } from './accounts.ts';
import { aTrip, call, fillIn, submit, theApplicantInsured } from './purchases.ts';

type Headers = Record<string, string>;
type Json = Record<string, unknown>;

/** A purchase link that somebody sends to a new client; answers the reference of its application. */
export async function aSentLink(shop: TestApp, by?: SignedIn, trip: Json = {}): Promise<{ applicationRef: string }> {
  const { data: cards } = await call(shop, 'POST', '/buy/plan-travel', { ...aTrip, ...trip });
  const card = cards.find((each: Json) => each.quoteRef && each[q.applyUrl.wire] === '/apply');
  const body = {
    email: `${randomUUID()}@example.com`,
    url: `${shop.deps.config.publicUrl}/apply?quote=${card.quoteRef}`,
    [q.planNameZh.wire]: card[q.planNameZh.wire],
    productCat: 'TRAVEL',
    quoteRef: card.quoteRef,
  };
  const { data, status, code } = await call(shop, 'POST', '/buy/send-link', body, by?.browser);
  if (status !== 200) throw new Error(`Not sent: ${code}`);
  return data;
}

/** Fills in and submits an application as its client would. */
export async function submitted(shop: TestApp, { applicationRef }: { applicationRef: string }, applicant: Json = {}) {
  const { data } = await call(shop, 'GET', `/buy/application/${applicationRef}`);
  const { firstName = theApplicantInsured.firstName } = applicant;
  const saved = await fillIn(shop, data, { applicant, insuredList: [{ ...theApplicantInsured, firstName }] });
  const answer = await submit(shop, saved.data);
  if (answer.status !== 200) throw new Error(`Not submitted: ${answer.code} ${answer.fields}`);
  return answer.data;
}

/** A quote that somebody asks an officer for; answers its number. */
export async function aRequest(shop: TestApp, headers: Headers = {}): Promise<string> {
  const body = {
    templateId: 'OTHERS_P',
    prod: 'TRAVEL',
    searchUrl: '/quoteCards',
    answers: { OP03: 'DEMO ONE', OP04: '2000 0001', OP05: `${randomUUID()}@example.com`, OP09: 'Y' },
    [requestQuote.body.wireName('consent')]: true,
    language: 'en',
  };
  const { data, status, fields } = await call(shop, 'POST', '/buy/request-quote', body, headers);
  if (status !== 200) throw new Error(`Not asked: ${fields}`);
  return data[r.requestNumber.wire];
}
