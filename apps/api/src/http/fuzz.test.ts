import { randomUUID } from 'node:crypto';
import { allCalls } from '@onegi/contract/calls/all';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import { planCoverage } from '@onegi/contract/calls/quotes/plan-coverage';
import { indicatePremium } from '@onegi/contract/calls/requests/commercial/indication';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { requestFields } from '@onegi/contract/fields/requests';
import type { LineCode } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { accountRequests, refusedAccountCalls } from '@onegi/testing/factories/account-requests';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { auditRequests } from '@onegi/testing/factories/audit-requests';
import { bankRequests, refusedBankCalls } from '@onegi/testing/factories/bank';
import { clientRequests, refusedClientCalls } from '@onegi/testing/factories/client-links';
import { caseRequests, refusedCaseCalls } from '@onegi/testing/factories/commercial-cases';
import { companyRequests } from '@onegi/testing/factories/company-requests';
import { contentRequests, refusedContentCalls } from '@onegi/testing/factories/content-requests';
import { dashboardRequests } from '@onegi/testing/factories/dashboard-requests';
import { disbursementRequests } from '@onegi/testing/factories/disbursements';
import { endorsementRequests } from '@onegi/testing/factories/endorsements';
import { linkRequests, refusedLinkCalls } from '@onegi/testing/factories/insurer-links';
import { issueRequests } from '@onegi/testing/factories/issue';
import { ledgerRequests } from '@onegi/testing/factories/ledger-requests';
import { lineExamples } from '@onegi/testing/factories/lines';
import { motorRequests, refusedMotorCalls } from '@onegi/testing/factories/motor-cases';
import { offerRequests } from '@onegi/testing/factories/offers';
import { policyDocumentRequests, refusedPolicyDocumentCalls } from '@onegi/testing/factories/policy-documents';
import { refusedTransferCalls, transferRequests } from '@onegi/testing/factories/policy-imports';
import { policyRequests, refusedPolicyCalls } from '@onegi/testing/factories/policy-requests';
import {
  aDraft,
  anApplicant,
  aPayment,
  aQuoteRef,
  aSubmittedApplication,
  aTrip,
  call as callApi,
  theApplicantInsured,
  wire,
} from '@onegi/testing/factories/purchases';
import { receiptRequests } from '@onegi/testing/factories/receipt-requests';
import { matterRequests } from '@onegi/testing/factories/subject-matter';
import { workRequests } from '@onegi/testing/factories/work-requests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Json = Record<string, unknown>;
interface Given {
  params?: Json;
  query?: Json;
  body?: Json;
  headers?: Record<string, string>;
}
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query' | 'header' }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

/** JSON texts, since some of what strangers send (1e999, __proto__, half a surrogate pair) has no JavaScript spelling. */
const strange = [
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  '-0.5',
  '9007199254740993',
  '"NaN"',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"保險\u202e👩‍👩‍👧"',
  '"constructor"',
  '"__proto__"',
  '"${7*7}<script>\'\\";--"',
  JSON.stringify('x'.repeat(20_000)),
  '[]',
  '[[[[null]]]]',
  '{}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"polluted":true}}',
];
const strangeWords = [
  ...strange
    .map((text) => JSON.parse(text))
    .filter((value) => value && typeof value === 'string' && value.isWellFormed()),
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\boot.ini',
];
const HOLE = '@@hole@@';

let shop: TestApp;
let operations: { path: string; method: string; operation: Operation }[];
/** A request that succeeds, made anew for every attempt where the last one may have moved things on. */
let good: Record<string, () => Given | Promise<Given>>;

beforeAll(async () => {
  shop = await testApp();
  const document = (await shop.app.inject('/api/openapi.json')).json();
  operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  const { data: cards } = await callApi(shop, 'POST', '/buy/plan-travel', aTrip);
  const quoteRef = await aQuoteRef(shop);
  const card = cards.find((one: Json) => one.quoteRef === quoteRef);
  const looked = planCoverage.body.wireName;
  const sent = sendLink.body.wireName;
  const planList = [{ isr: card[looked('insurer')], plan: card[wire.plan], quoteRef }];
  const draft = await aDraft(shop);
  const submitted = await aSubmittedApplication(shop);
  const payment = await aPayment(shop, submitted);
  const aRequest = () => ({
    templateId: 'OTHERS_P',
    prod: 'TRAVEL',
    searchUrl: '/quoteCards',
    answers: { OP03: 'DEMO ONE', OP04: '2000 0001', OP05: `${randomUUID()}@example.com`, OP09: 'Y' },
    [requestQuote.body.wireName('consent')]: true,
    language: 'en',
  });
  const aNumber = async () => {
    const asked = (await callApi(shop, 'POST', '/buy/request-quote', aRequest())).data;
    const { wire: number } = requestFields.requestAsked;
    return { [number]: asked[number] };
  };
  const officer = signedInAs(shop, ['officer']);
  const anIndication = indicatePremium.body.codec.encode({
    templateId: 'BP',
    startsOn: '2026-12-01',
    endsOn: '2027-11-30',
    answers: { BP01: 'OFF', BP04: '10', BP08: '500000', BP11: '5000000', BP15: 'Y' },
    employees: [{ employeeOccupation: 'CLERK', employeeCount: '3', annualPayroll: '600000' }],
    lossRatio: '',
  });
  const { requestRef } = (await callApi(shop, 'POST', '/buy/request-quote', aRequest())).data;
  good = {
    planTravel: () => ({ body: { ...aTrip, promotion: '', sort: 'ASC', isrList: [] } }),
    planFire: () => ({ body: { ...lineExamples.FIRE.search } }),
    planMotor: () => ({ body: { ...lineExamples.MOTOR.search } }),
    planHelper: () => ({ body: { ...lineExamples.DH.search } }),
    planPet: () => ({ body: { ...lineExamples.PET.search } }),
    planMedical: () => ({ body: { ...lineExamples.MEDICAL.search } }),
    planOthers: inTurn(['HOME', 'OS', 'PA', 'GOLF']),
    planFacts: () => ({ query: { prod: 'TRAVEL' } }),
    planCompare: () => ({ body: { prod: 'TRAVEL', difference: false, planList } }),
    comparePdf: () => ({ body: { prod: 'TRAVEL', planList, lang: 'en' } }),
    planWorth: () => ({ body: { prod: 'TRAVEL', ...aTrip } }),
    listPayouts: () => ({
      body: { prod: 'TRAVEL', ...aTrip, incident: 'phone-stolen', answers: { phonePrice: 900 } },
    }),
    lineExample: () => ({ query: { prod: 'TRAVEL' } }),
    lineExamples: () => ({}),
    benefitGuide: () => ({ query: { prod: 'TRAVEL', group: 'trip' } }),
    shareQuotes: () => ({ body: { kind: 'comparison', prod: 'TRAVEL', planList } }),
    openShare: () => ({ params: { token: 'not-a-link-of-ours' } }),
    listIncidents: () => ({ query: { prod: 'TRAVEL' } }),
    sharedPayouts: () => ({ params: { token: 'not-a-link-of-ours' } }),
    incidentPayouts: () => ({ body: { prod: 'TRAVEL', planList } }),
    workedIncident: () => ({}),
    incidentCheck: () => ({
      body: { prod: 'TRAVEL', planList, incident: 'baggage-late', answers: { hoursLate: 31, shopping: 1_200 } },
    }),
    planCoverage: () => ({
      body: {
        [looked('insurer')]: card[looked('insurer')],
        [looked('plan')]: card[wire.plan],
        [looked('line')]: 'TRAVEL',
        quoteRef,
      },
    }),
    promotionCheck: () => ({ body: { prod: 'TRAVEL', promotion: 'NOPE1234', ...aTrip } }),
    recentSearches: () => ({}),
    sendLink: () => ({
      body: {
        email: `${randomUUID()}@example.com`,
        url: `${shop.deps.config.publicUrl}/apply?quote=${quoteRef}`,
        [sent('planNameZh')]: card[sent('planNameZh')],
        productCat: 'TRAVEL',
        quoteRef,
      },
    }),
    openLink: () => ({ params: { token: 'not-a-link-of-ours' } }),
    startApplication: () => ({ body: { quoteRef, email: 'demo01@example.com', language: 'en' } }),
    getApplication: () => ({ params: { ref: draft.applicationRef } }),
    applicationState: () => ({ params: { ref: draft.applicationRef } }),
    saveApplication: async () => {
      const { data } = await callApi(shop, 'GET', `/buy/application/${draft.applicationRef}`);
      const body = {
        version: data.version,
        step: 2,
        language: 'en',
        optionCovers: [{ [wire.optionCode]: 'TRO3' }],
        applicant: { ...anApplicant, referrerCode: 'R1' },
        insuredList: [theApplicantInsured],
        answers: {},
      };
      return { params: { ref: draft.applicationRef }, body };
    },
    handOver: () => ({
      params: { ref: draft.applicationRef },
      body: { email: `${randomUUID()}@example.com`, language: 'en' },
    }),
    submitApplication: () => ({
      params: { ref: submitted.applicationRef },
      body: {
        version: submitted.version,
        shownTotal: (submitted.quote as Json)[wire.total],
        agreeWording: true,
        agreeMarketing: true,
      },
    }),
    startPayment: () => ({ body: { applicationRef: submitted.applicationRef } }),
    getPayment: () => ({ params: { ref: payment.paymentRef } }),
    paymentWebhook: () => ({ params: { gateway: 'sandbox' } }),
    getConfirmation: () => ({ params: { ref: submitted.applicationRef } }),
    policyCalendar: () => ({ params: { ref: submitted.applicationRef } }),
    getTemplate: () => ({ query: { templateId: 'OTHERS_P', prodCode: 'TRAVEL', parameter: 'planType=S' } }),
    requestQuote: () => ({ body: aRequest() }),
    indicatePremium: async () => ({ headers: (await officer).browser, body: anIndication }),
    myRequests: () => ({}),
    getRequest: () => ({ params: { ref: requestRef } }),
    withdrawRequest: () => ({ params: { ref: requestRef } }),
    endRequest: async () => {
      const body = { ...(await aNumber()), [requestFields.outcome.wire]: 'A' };
      return { headers: (await officer).browser, body };
    },
    listCaseSteps: async () => ({ headers: (await officer).browser, body: { current: 1, size: 10 } }),
    listCaseStepsExport: async () => ({ headers: (await officer).browser, body: { language: 'en' } }),
    listRequests: async () => ({ headers: (await officer).browser, body: { [requestFields.requestState.wire]: 'W' } }),
    listRequestsExport: async () => ({ headers: (await officer).browser, body: { language: 'en' } }),
    openRequest: async () => ({ headers: (await officer).browser, params: await aNumber() }),
    assignRequest: async () => ({
      headers: (await officer).browser,
      body: { ...(await aNumber()), assigneeId: (await officer).id, assigneeSeen: null },
    }),
    answerRequest: async () => ({
      headers: (await officer).browser,
      body: { ...(await aNumber()), answerText: 'HK$1,234.00 a year.' },
    }),
    deskCounts: async () => ({ headers: (await officer).browser }),
    requestAssignees: async () => ({ headers: (await officer).browser }),
    dropdown: () => ({ body: { codes: ['PROVIDER_LIST'], prod: 'TRAVEL' } }),
    planDropdown: () => ({ body: { prod: 'TRAVEL', isr: 'LPG' } }),
    setting: () => ({ query: { key: 'TRAVEL_DAY_LIMIT' } }),
    hotline: () => ({}),
    downFile: () => ({ query: { name: 'nothing.pdf', lang: 'en' } }),
    demoOutbox: () => ({}),
    ...accountRequests(shop),
    ...caseRequests(shop),
    ...motorRequests(shop),
    ...offerRequests(shop),
    ...clientRequests(shop),
    ...linkRequests(shop),
    ...issueRequests(shop),
    ...endorsementRequests(shop),
    ...matterRequests(shop),
    ...policyDocumentRequests(shop),
    ...companyRequests(shop),
    ...contentRequests(shop),
    ...dashboardRequests(shop),
    ...policyRequests(shop),
    ...auditRequests(shop),
    ...disbursementRequests(shop),
    ...ledgerRequests(shop),
    ...bankRequests(shop),
    ...transferRequests(shop),
    ...workRequests(shop),
    ...receiptRequests(shop),
  };
});
afterAll(() => shop.close());

/** Calls whose plain request has no success without more than a request (a mail's token, a signature, a payment). */
const refusedAnyway = new Set<string>([
  'openLink',
  'openShare',
  'sharedPayouts',
  'paymentWebhook',
  'getConfirmation',
  'policyCalendar',
  'promotionCheck',
  'downFile',
  ...refusedAccountCalls,
  ...refusedContentCalls,
  ...refusedCaseCalls,
  ...refusedMotorCalls,
  ...refusedBankCalls,
  ...refusedClientCalls,
  ...refusedTransferCalls,
  ...refusedLinkCalls,
  ...refusedPolicyCalls,
  ...refusedPolicyDocumentCalls,
]);

function pathsIn(schema: Schema | undefined, at: string[] = []): string[][] {
  const inside = Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => pathsIn(inner, [...at, name]));
  const items = schema?.items ? pathsIn(schema.items, [...at, '0']) : [];
  const either = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].flatMap((one) => pathsIn(one, at));
  return [...(at.length > 0 ? [at] : []), ...inside, ...items, ...either];
}

/** The searches of several lines, one after another. */
function inTurn(lines: readonly LineCode[]): () => Given {
  let made = 0;
  return () => ({ body: { ...lineExamples[lines[made++ % lines.length] ?? 'HOME'].search } });
}

/** The body's text with something else, or nothing, in one place. */
function bodyWith(body: Json, path: string[], text: string | undefined): string {
  const copy = structuredClone(body);
  let holder = copy as Json;
  for (const name of path.slice(0, -1)) {
    holder[name] ??= {};
    holder = holder[name] as Json;
  }
  const last = path.at(-1) as string;
  if (text === undefined) delete holder[last];
  else holder[last] = HOLE;
  const json = JSON.stringify(copy);
  return text === undefined ? json : json.replace(JSON.stringify(HOLE), () => text);
}

async function send(path: string, method: string, { params = {}, query = {}, headers = {} }: Given, payload?: string) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return shop.app.inject({
    method: method as 'POST',
    url: `${url}${search.length > 0 ? `?${search.join('&')}` : ''}`,
    headers: payload === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

const RAW_TEXT =
  /\b(validation|errors|purchases|catalogue|quotes|answers|accounts|work)\.[a-z]|node_modules|\.ts:\d|\bat (async )?\w+ \(|Exception|\bError:|\bZod|invalid_type/;

/** What is wrong with an answer; undefined when it is as every answer must be. */
function fault({ statusCode, body }: { statusCode: number; body: string }): string | undefined {
  if (statusCode < 400) return undefined;
  const complaint = `${statusCode} ${body.slice(0, 300)}`;
  if (statusCode >= 500) return complaint;
  const { data, code, msg, msgC, fields } = JSON.parse(body);
  const texts: { msg: string; msgC: string }[] = [{ msg, msgC }, ...fields];
  const isWhole = data === null && typeof code === 'string' && code.includes('.');
  const areTexts = texts.every((text) => text.msg && !RAW_TEXT.test(text.msg) && /\p{Script=Han}/u.test(text.msgC));
  // A field is a path on the wire ('answers.hoursLate'), and no text.
  const read = JSON.stringify(texts.map((text) => [text.msg, text.msgC]));
  return isWhole && areTexts && !RAW_TEXT.test(read) ? undefined : complaint;
}

describe('whatever strangers send to', () => {
  test.each(allCalls.map(({ name }) => name))(
    '%s, the answer is a success or a plain refusal',
    async (name) => {
      const found = operations.find(({ operation }) => operation.operationId === name);
      const make = good[name];
      if (!found || !make) throw new Error(`${name} has no request to begin with`);
      const { path, method, operation } = found;
      const faults: string[] = [];
      const first = await make();
      // A request that was refused for its form has reached no handler and moved nothing on: the next may be made of it too.
      let untouched: Given | undefined;
      const attempt = async (what: string, changed: (given: Given) => [Given, string | undefined]) => {
        const given = untouched ?? (await make());
        const answer = await send(path, method, ...changed(given));
        untouched = answer.statusCode === 400 && answer.json().code === 'request.invalid' ? given : undefined;
        const wrong = fault(answer);
        if (wrong) faults.push(`${what}: ${wrong}`);
      };

      const plain = await send(path, method, first, first.body && JSON.stringify(first.body));
      if (!refusedAnyway.has(name))
        expect([plain.statusCode, plain.body.slice(0, 200)]).toEqual([200, expect.anything()]);

      for (const { name: parameter, in: place } of operation.parameters) {
        if (place === 'header') continue;
        const part = place === 'path' ? 'params' : 'query';
        for (const word of strangeWords) {
          await attempt(`${place} ${parameter} ${word.slice(0, 40)}`, (given) => [
            { ...given, [part]: { ...given[part], [parameter]: word } },
            given.body && JSON.stringify(given.body),
          ]);
        }
      }
      const places = pathsIn(operation.requestBody?.content['application/json']?.schema).map((at) =>
        JSON.stringify(at),
      );
      for (const at of [...new Set(places)].map((text) => JSON.parse(text) as string[])) {
        for (const text of [undefined, ...strange]) {
          await attempt(`${at.join('.')} = ${text?.slice(0, 40)}`, (given) => [
            given,
            bodyWith(given.body ?? {}, at, text),
          ]);
        }
      }
      if (operation.parameters.some((parameter) => parameter.in === 'query')) {
        const [{ name: parameter } = { name: '' }] = operation.parameters;
        for (const search of [
          `${parameter}=a&${parameter}=b`,
          `${parameter}[a]=b`,
          `${parameter}=%zz`,
          '__proto__=1',
          '%',
        ]) {
          const wrong = fault(await shop.app.inject({ method: method as 'GET', url: `${path}?${search}` }));
          if (wrong) faults.push(`${search}: ${wrong}`);
        }
      }
      expect(faults).toEqual([]);
      expect(({} as Json).polluted).toBeUndefined();
    },
    60_000,
  );
});
