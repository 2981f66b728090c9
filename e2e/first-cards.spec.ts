import { readFileSync } from 'node:fs';
import { planCard } from '@onegi/contract/calls/quotes/shapes';
import { expect, type Page, test } from '@playwright/test';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead, listAddress } from './purchase.ts';

const builds = `${import.meta.dirname}/../apps/web/build`;

/** As many cards as are compared one by one. */
const compared = 6;

const pageScripts = /\/assets\/[^/]+\.js$/;

const cards = (page: Page) => page.locator('main li:has(h2)');

/** What each of the first cards says and where it leads: its elements, with all that tells one from another. */
function contentOf(page: Page): Promise<string[][]> {
  return cards(page).evaluateAll((found, count) => {
    const attributes = ['class', 'href', 'src', 'aria-label', 'data-covered', 'data-chosen', 'data-variant'];
    const ownText = (element: Element) =>
      [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : [])).join('');
    return found
      .slice(0, count)
      .map((card) =>
        [card, ...card.querySelectorAll('*')].map((element) =>
          [
            element.tagName,
            ...attributes.map((name) => element.getAttribute(name)),
            (element as HTMLInputElement).checked,
            ownText(element),
          ].join('|'),
        ),
      );
  }, compared);
}

/** Requests for a list that the page sends while it opens. */
async function listRequestsOf(page: Page, address: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/plan-(travel|facts)$/.test(path)) sent.push(path);
  });
  await openReady(page, address);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /edit search|new search/i }).first()).toBeVisible();
  return sent.sort();
}

async function expectSameWithoutScript(page: Page, address: string): Promise<void> {
  await page.route(pageScripts, (route) => route.abort());
  await page.goto(address);
  await expect(cards(page).nth(compared)).toBeVisible();
  const early = await contentOf(page);
  const count = await cards(page).count();
  const words = await page.getByRole('status').first().textContent();
  await page.unroute(pageScripts);
  await openReady(page, address);
  expect(early).toEqual(await contentOf(page));
  expect(count).toBe(await cards(page).count());
  expect(words).toBe(await page.getByRole('status').first().textContent());
}

for (const [name, prefix, change] of [
  ['a list', '', {}],
  ['a list in Chinese', '/zh-Hant', { sort: 'DESC' }],
  ['a family’s list with plans chosen', '', { travelling: 'F', children: '2', chosen: 'LPG-TRAVEL-S,LPG-TRAVEL-B' }],
  ['a list of some insurers', '', { isrList: 'LPG,TDC,SFY' }],
] as const) {
  test(`${name} shows its first cards without its script, just as its script shows them`, ({ page }) =>
    expectSameWithoutScript(page, prefix + listAddress(change)));
}

for (const [name, search] of [
  ['home', 'prod=HOME&area=02&typeBuild=A&ageBuild=W'],
  [
    'a motor',
    'prod=MOTOR&coverType=T&make=TOY&model=NOAH&year=2020&disc=30&driverNo=1&policyHolder=Y&driverList=1-T-T&accident=N&offense=N&company=N',
  ],
  ['a medical', 'prod=MEDICAL&planType=H&peopleType=01&age=30&dental=true'],
] as const) {
  test(`${name} list does so too`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/buy\/plan-(others|motor|medical|facts)/.test(request.url())) sent.push(request.url());
    });
    await expectSameWithoutScript(page, `/quoteCards?${search}&sort=ASC`);
    // What the page was rendered with is not asked for again.
    expect(sent).toEqual([]);
  });
}

/** Where the page's first parts stand, and how their words look. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, h1, main li')].slice(0, 5).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, fontSize } = getComputedStyle(part);
      return [...[x, y, width, height].map(Math.round), color, fontSize].join(' ');
    }),
  );

test('a list and a landing page bring their styles with them', async ({ page }) => {
  for (const address of [listAddress(), '/travelIndex']) {
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(address);
    const early = await looksOf(page);
    await page.unroute(/\/assets\//);
    await openReady(page, address);
    expect(early).toEqual(await looksOf(page));
  }
});

test('a list that comes with its prices asks for none, though its script comes later', async ({ page }) => {
  const complaints = complaintsOf(page);
  expect(await listRequestsOf(page, listAddress({ promotion: '', isrList: 'LPG' }))).toEqual([]);
  await expect(cards(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a search that is refused is told by the script, which asks once', async ({ page }) => {
  const sent = await listRequestsOf(page, listAddress({ departDate: daysAhead(-3) }));
  await expect(page.getByRole('alert')).toBeVisible();
  expect(sent).toEqual(['/api/buy/plan-travel']);
});

test('an address that lacks part of its search asks for no prices', async ({ page }) => {
  expect(await listRequestsOf(page, '/quoteCards?prod=TRAVEL&planType=S')).toEqual([]);
  await expect(page.getByRole('link', { name: /search/i }).first()).toBeVisible();
});

test('what stands in an address never becomes script of the page that is rendered for it', async ({ page }) => {
  const script = '</script><script>window.foreign = true</script><img src=x onerror="window.foreign = true">';
  for (const address of [
    listAddress({ promotion: script, isrList: script }),
    `/planCompare?quote=${encodeURIComponent(script)}`,
  ]) {
    await openReady(page, address);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  }
});

test('the cards stay as they are when the script comes', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    const seen: number[] = [];
    const look = () => {
      const count = document.querySelectorAll('main li h2').length;
      if (count < (seen.at(-1) ?? 0)) seen.push(count);
      else seen[Math.max(0, seen.length - 1)] = count;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    Object.assign(window, { cardsSeen: seen });
  });
  await openReady(page, listAddress());
  const seen = await page.evaluate(() => (window as unknown as { cardsSeen: number[] }).cardsSeen);
  expect(seen).toEqual([await cards(page).count()]);
  expect(complaints).toEqual([]);
});

test.describe('a list that goes out as it was built, as a busy server sends it', () => {
  test.beforeEach(async ({ page }) => {
    const { name } = JSON.parse(readFileSync(`${builds}/current.json`, 'utf8')) as { name: string };
    const body = readFileSync(`${builds}/${name}/client/quoteCards/index.html`, 'utf8');
    await page.route(/\/quoteCards\?/, (route) => route.fulfill({ contentType: 'text/html', body }));
  });

  test('asks for its prices once', async ({ page }) => {
    const complaints = complaintsOf(page);
    expect(await listRequestsOf(page, listAddress())).toEqual(['/api/buy/plan-facts', '/api/buy/plan-travel']);
    await expect(cards(page).nth(compared)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('tells its search while its prices are slow', async ({ page }) => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/buy/plan-travel', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(listAddress());
    await expect(page.getByText('Single trip', { exact: true })).toBeVisible();
    expect(await cards(page).count()).toBe(0);
    answer();
    await expect(cards(page).nth(compared)).toBeVisible();
  });

  test('shows plans of every method, with no price and without a benefit', async ({ page }) => {
    const wire = (field: string) => planCard.wireName(field);
    const changes = [
      { [wire('totalCents')]: null, [wire('beforeDiscountCents')]: null, [wire('quoteRef')]: null },
      { [wire('method')]: 'D' },
      { [wire('method')]: 'A', [wire('applyUrl')]: 'https://insurer.example' },
      { [wire('method')]: 'B', [wire('beforeDiscountCents')]: null },
    ];
    await page.route('**/api/buy/plan-travel', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object[] };
      await route.fulfill({
        response,
        json: { ...answer, data: answer.data.map((plan, at) => ({ ...plan, ...changes[at] })) },
      });
    });
    await page.route('**/api/buy/plan-facts*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { highlights: object[] }[] };
      const without = (plan: { highlights: object[] }) => ({
        ...plan,
        special: null,
        highlights: plan.highlights.map((each) => ({ ...each, covered: false })),
      });
      await route.fulfill({ response, json: { ...answer, data: answer.data.map(without) } });
    });
    await page.goto(listAddress({ sort: '' }));
    await expect(cards(page).nth(compared)).toBeVisible();
    await expect(page.getByText('Price on request').first()).toBeVisible();
    await expect(cards(page).first().locator('[data-covered="true"]')).toHaveCount(0);
  });
});
