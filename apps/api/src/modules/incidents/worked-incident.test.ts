import { incidentCheck } from '@onegi/contract/calls/incidents/incident-check';
import { getWorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import { type TestApp, testApp } from '@onegi/testing/app';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

test('the incident of the front page pays what each plan’s own check says, for every plan of the line', async () => {
  const { status, data } = await call(shop, 'GET', '/buy/worked-incident');
  expect(status).toBe(200);
  const worked = getWorkedIncident.answer.codec.decode(data);
  const shown = worked.insurers.flatMap(({ insurer, plans }) => plans.map((plan) => ({ insurer, ...plan })));
  const { plans } = shop.deps.catalogue.current().line('TRAVEL');
  expect(shown.map(({ plan }) => plan).toSorted()).toEqual(plans.map(({ code }) => code).toSorted());
  for (const { insurer, plan, tier, amountCents } of shown) {
    const body = incidentCheck.body.codec.encode({
      product: 'TRAVEL',
      plans: [{ insurer, plan }],
      incident: 'phone-stolen',
      answers: { phonePrice: worked.lossCents / 100 },
    });
    const checked = await call(shop, 'POST', '/buy/incident-check', body);
    const { outcomes } = incidentCheck.answer.codec.decode(checked.data);
    expect(amountCents).toBe(outcomes[0]?.amountCents);
    expect(tier).toBe(plans.find(({ code }) => code === plan)?.tier);
  }
  expect(new Set(shown.map(({ amountCents }) => amountCents)).size).toBeGreaterThan(1);
});

test('it leads to the list of the example, with the incident and what was lost', async () => {
  const { data } = await call(shop, 'GET', '/buy/worked-incident');
  const examples = await call(shop, 'GET', '/buy/line-example?prod=TRAVEL');
  expect(data.searchUrl).toBe(`${examples.data.searchUrl}&incident=phone-stolen,phonePrice_8000`);
});
