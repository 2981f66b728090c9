import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listAddress } from './purchase.ts';

const list = listAddress();
const pages = [
  { name: 'home', path: '/' },
  { name: 'travel landing', path: '/travelIndex' },
  { name: 'travel search', path: '/travel-searchPlan' },
  { name: 'home landing', path: '/homeIndex' },
  { name: 'home search', path: '/home-searchPlan?area=06' },
  { name: 'home quote list', path: '/quoteCards?prod=HOME&area=06&areaNumber=4500&typeBuild=H&ageBuild=M' },
  { name: 'fire landing', path: '/fireIndex' },
  { name: 'fire search', path: '/fire-searchPlan' },
  { name: 'motor landing', path: '/motorIndex' },
  { name: 'motor search', path: '/motor-searchPlan?driverNo=2&driverList=1-T-T,2-24-2&accident=Y' },
  { name: 'accident landing', path: '/PAIndex' },
  { name: 'accident search', path: '/PA-searchPlan?peopleType=F' },
  { name: 'medical landing', path: '/medicalIndex' },
  { name: 'medical search', path: '/medical-searchPlan?age=50&maternity=true' },
  { name: 'student landing', path: '/overseaSIndex' },
  { name: 'student search', path: '/overseas-searchPlan' },
  { name: 'pet landing', path: '/petsIndex' },
  { name: 'pet search', path: '/pets-searchPlan' },
  { name: 'helper landing', path: '/domesticIndex' },
  { name: 'helper search', path: '/domestic-searchPlan' },
  { name: 'golf landing', path: '/golfIndex' },
  { name: 'quote list', path: list },
  { name: 'plan details', path: '/planCoverage/TRAVEL/LPG/LPG-TRAVEL-S' },
  { name: 'purchase link that is not one', path: '/purchase/nothing-behind-this-token' },
  { name: 'request a quote', path: '/commercial-insurance/form?templateId=OTHERS_P&prod=TRAVEL&isr=PLV' },
  { name: 'request a motor quote', path: '/commercial-insurance/form?templateId=OTHERS_M&prod=MOTOR' },
  { name: 'business landing', path: '/smeIndex' },
  { name: 'business quotation', path: '/sme-searchPlan' },
  { name: 'my requests', path: '/requests' },
  { name: 'login', path: '/login' },
  { name: 'forgotten password', path: '/forgetpassword' },
  { name: 'first login', path: '/FirstLogin' },
  { name: 'outbox', path: '/outbox' },
  { name: 'nothing', path: '/no-such-page' },
];

/** Each page in two looks per size, so that all of language, colour and size meet without trying every combination. */
const looks = {
  desktop: [
    { prefix: '', colorScheme: 'light' },
    { prefix: '/zh-Hant', colorScheme: 'dark' },
  ],
  phone: [
    { prefix: '/zh-Hant', colorScheme: 'light' },
    { prefix: '', colorScheme: 'dark' },
  ],
} as const;

for (const { name, path } of pages) {
  for (const look of [0, 1] as const) {
    test(`${name} has no barrier (look ${look + 1})`, async ({ page }, { project }) => {
      const { prefix, colorScheme } = looks[project.name as keyof typeof looks][look];
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(prefix ? `${prefix}${path === '/' ? '' : path}` : path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
