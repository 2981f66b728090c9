import { guideNames } from '@onegi/contract/guides';
import { expect, type Page, test } from '@playwright/test';
import { openReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

const money = /HK\$[\d,]+\.\d\d/;
const pricesTitle = { '': 'What it costs today', '/zh-Hant': '今日保費' } as const;

async function firstPriceOf(page: Page): Promise<string> {
  const first = page.locator('main li:has(h2)').first();
  await expect(first).toContainText(money);
  // What is paid; a price before the discount is struck through.
  return first
    .locator('span')
    .filter({ hasText: new RegExp(`^${money.source}$`) })
    .first()
    .innerText();
}

for (const prefix of ['', '/zh-Hant'] as const) {
  test(`each price of the home page${prefix} opens the list that shows it first`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await openReady(page, prefix || '/');
    const prices = page.getByRole('region', { name: pricesTitle[prefix] });
    const cards = await prices
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
      );
    expect(cards.length).toBe(10);
    for (const { href, text } of cards) {
      const [price = ''] = money.exec(text) ?? [];
      expect(price, text).not.toBe('');
      await openReady(page, href);
      expect(await firstPriceOf(page), href).toBe(price);
    }
    expect(complaints).toEqual([]);
  });
}

test('the price at the head of a landing page leads to its list without loading the site anew', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openReady(page, '/travelIndex');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Asia, 5 days/ })
    .first();
  const [price = ''] = money.exec(await link.innerText()) ?? [];
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await link.click();
  await expect(page).toHaveURL(/\/quoteCards\?prod=TRAVEL&planType=S&destination=A/);
  expect(await firstPriceOf(page)).toBe(price);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  // Back, and to another language: what was made with the page is there again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Asia, 5 days/ }).first()).toContainText(price);
  expect(complaints).toEqual([]);
});

test('without script the pages say what they say with it: prices, an incident, questions, guides', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'What it costs today' }).getByRole('link')).toHaveCount(10);
  const incident = page.getByRole('region', { name: 'My mobile phone is stolen: what each plan pays' });
  await expect(incident.getByRole('row')).not.toHaveCount(1);
  await expect(incident).toContainText(/HK\$\d/);
  await expect(incident.getByRole('link')).toHaveAttribute(
    'href',
    /prod=TRAVEL.*&incident=phone-stolen,phonePrice_8000$/,
  );
  await page.goto('/zh-Hant/petsIndex');
  await expect(page.getByRole('heading', { name: '常見問題' })).toBeVisible();
  await expect(page.getByRole('table')).toContainText(money);
  await page.goto('/guides/travel-delay');
  await expect(page.getByRole('table').first()).toContainText(/HK\$\d/);
  await page.close();
});

test('a landing page leads to its guides, and these to each other and to the prices', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openReady(page, '/travelIndex');
  await page.getByRole('link', { name: 'Travel insurance: delays and cancelled trips' }).click();
  await expect(page).toHaveURL(/\/guides\/travel-delay$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel insurance: delays and cancelled trips');
  await expect(page.getByRole('table').first()).toContainText('HK$');
  await page.getByRole('link', { name: 'Travel insurance: baggage, phones and money' }).click();
  await expect(page).toHaveURL(/\/guides\/travel-baggage$/);
  await expect(page.getByRole('table').first()).toContainText('HK$');
  await page.getByRole('link', { name: 'See today’s prices' }).click();
  await expect(page).toHaveURL(/\/travelIndex$/);
  await openReady(page, '/guides');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(guideNames.length);
  expect(complaints).toEqual([]);
});

test('a guide that is none is not found', async ({ page }) => {
  expect((await openReady(page, '/guides/travel-nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

interface Found {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly html: string;
}

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<');

function headOf(path: string, html: string): Found {
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => tag);
  const alternates = tags.filter((tag) => attribute(tag, 'rel') === 'alternate');
  return {
    path,
    html,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: unescaped(attribute(tags.find((tag) => attribute(tag, 'name') === 'description') ?? '', 'content')),
    canonical: attribute(tags.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    alternates: Object.fromEntries(alternates.map((tag) => [attribute(tag, 'hrefLang'), attribute(tag, 'href')])),
  };
}

/** As wide as half the letters of a line of results: a Chinese character takes the place of two. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

test('every page that search engines may list says of itself what they show, and no two say the same', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  for (const name of guideNames)
    expect(paths).toEqual(expect.arrayContaining([`/guides/${name}`, `/zh-Hant/guides/${name}`]));
  const found: Found[] = [];
  for (const path of paths) found.push(headOf(path, await (await request.get(path)).text()));

  const pathOf = (address: string) => (address.startsWith('/') ? address : new URL(address).pathname);
  for (const { path, title, description, canonical, alternates, html } of found) {
    expect.soft(pathOf(canonical), path).toBe(path);
    expect.soft(Object.keys(alternates).sort(), path).toEqual(['en', 'x-default', 'zh-Hant']);
    expect.soft(alternates['x-default'], path).toBe(alternates.en);
    expect.soft(Object.values(alternates).map(pathOf), path).toContain(path);
    expect.soft(widthOf(title), `${path}: ${title}`).toBeLessThanOrEqual(70);
    expect.soft(widthOf(title), `${path}: ${title}`).toBeGreaterThanOrEqual(10);
    expect.soft(widthOf(description), `${path}: ${description}`).toBeLessThanOrEqual(165);
    expect.soft(widthOf(description), `${path}: ${description}`).toBeGreaterThanOrEqual(30);
    expect.soft([...html.matchAll(/<h1[\s>]/g)].length, path).toBe(1);
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      expect(JSON.parse(text), path).toMatchObject({ '@context': 'https://schema.org' });
    }
  }
  for (const part of ['title', 'description'] as const) {
    const groups = Map.groupBy(found, (page) => page[part]);
    expect
      .soft([...groups.values()].filter((pages) => pages.length > 1).map((pages) => pages.map(({ path }) => path)))
      .toEqual([]);
  }
  const landings = found.filter(({ path }) => /(?:Index)$/.test(path) && !path.endsWith('smeIndex'));
  expect(landings.length).toBe(20);
  for (const { path, html } of landings) {
    const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const types = (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'].map((each) => each['@type']);
    expect.soft(types, path).toEqual(['Product', 'FAQPage', 'BreadcrumbList', 'Organization']);
  }
});

test('since when the figures of a page are as they are stands in the map: of every guide and landing page', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const expected = ['', 'travelIndex', 'golfIndex', ...guideNames.map((name) => `guides/${name}`)];
  for (const path of expected) {
    expect(dated).toEqual(expect.arrayContaining([`/${path}`, path === '' ? '/zh-Hant' : `/zh-Hant/${path}`]));
  }
  expect(dated).not.toContain('/privacy');
});
