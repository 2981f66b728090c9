// @vitest-environment happy-dom
import { getLineExample, type LineExample } from '@onegi/contract/calls/quotes/line-examples';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../components/test-page.tsx';
import { TravelLandingContent } from '../travel/landing-content.tsx';

// What the build knows of the site's address.
beforeEach(() => vi.stubGlobal('__PUBLIC_URL__', ''));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (benefitCode: string, benefit: string, contents: readonly string[]) => ({
  ...{ benefitCode, group: '', groupZh: '', benefit, benefitZh: benefit, best: [], gaps: [], same: false },
  ...{ content1: contents[0] ?? '', content1Zh: '', content2: contents[1] ?? '', content2Zh: '' },
  ...{ content3: contents[2] ?? '', content3Zh: '' },
});

const tier = (plan: string, totalCents: number | null) => ({ plan, totalCents });

const example: LineExample = {
  line: 'TRAVEL',
  text: 'Asia, 5 days, one adult',
  textZh: '亞洲 5 日，一名成人',
  totalCents: 8_809,
  highestCents: 41_250,
  pricedPlans: 18,
  searchUrl: '/quoteCards?prod=TRAVEL&destination=A&sort=ASC',
  tariffFrom: '2026-01-01',
  insurers: [{ insurer: 'LPG', insurerName: 'Lantern Peak', insurerNameZh: '燈峰' }],
  tiers: [tier('LPG-TRAVEL-B', 9_000), tier('LPG-TRAVEL-S', 12_300), tier('LPG-TRAVEL-P', null)],
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈峰',
  rows: [row('TR01', 'Medical expenses', ['HK$300,000', 'HK$1,000,000', 'HK$1,500,000'])],
};

interface Data {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** What search engines read, and what people do. */
async function drawn(shown: LineExample) {
  drawPage(<TravelLandingContent />, '/travelIndex', [[getLineExample, { data: shown }]]);
  await screen.findByText(/18 plans from|No plan|Get quotes/);
  const script = document.querySelector('script[type="application/ld+json"]');
  const { '@context': context, '@graph': graph } = JSON.parse(script?.textContent ?? '') as {
    '@context': string;
    '@graph': Data[];
  };
  expect(context).toBe('https://schema.org');
  const read = document.body.cloneNode(true) as HTMLElement;
  read.querySelector('script')?.remove();
  return { graph, text: read.textContent ?? '' };
}

/** Every word and figure of a graph, but addresses and the vocabulary itself. */
function valuesIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesIn(each, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => valuesIn(each, key));
  }
  return ['@type', 'url', 'item', 'position', 'priceCurrency'].includes(name) ? [] : [String(value)];
}

const ofType = (graph: readonly Data[], type: string) => graph.find((each) => each['@type'] === type);
/** Prices are written as the page writes them: '88.09' is HK$88.09. */
const asShown = (value: string) => (/^\d+\.\d\d$/.test(value) ? `HK$${value}` : value);

test('search engines are told nothing that the page does not show', async () => {
  const { graph, text } = await drawn(example);
  expect(graph.map((each) => each['@type'])).toEqual(['Product', 'FAQPage', 'BreadcrumbList', 'Organization']);
  // What stands above the form, in the frame of every page and in the page's head is not drawn here.
  const elsewhere = new Set(['All prices at once, with the levy included. No name or phone number needed.', 'OneGI']);
  const values = valuesIn(graph).filter((each) => !elsewhere.has(each));
  expect(values.filter((each) => !text.includes(asShown(each)))).toEqual([]);
});

test('they are told the prices of the live tariff, and of the plans that have one', async () => {
  const { graph } = await drawn(example);
  expect(ofType(graph, 'Product')).toMatchObject({
    name: 'Travel insurance',
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '88.09',
      highPrice: '412.50',
      offerCount: 18,
      priceCurrency: 'HKD',
      offers: [
        { name: 'Basic', price: '90.00' },
        { name: 'Standard', price: '123.00' },
      ],
    },
  });
});

test('they are told every question that the page answers, and its answer', async () => {
  const { graph } = await drawn(example);
  const asked = [...document.querySelectorAll('details')].map((each) => ({
    name: each.querySelector('summary')?.textContent,
    text: each.querySelector('p')?.textContent,
  }));
  const answers = ofType(graph, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.length).toBe(6);
  expect(answers.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(asked);
});

test('where no plan has a price nobody is told of one', async () => {
  const { graph, text } = await drawn({ ...example, totalCents: null, highestCents: null, pricedPlans: 0, tiers: [] });
  expect(ofType(graph, 'Product')).toBeUndefined();
  expect(text).not.toContain('HK$');
});
