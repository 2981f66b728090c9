import { expect, test } from '@playwright/test';
import { desk, expectNoBarrier, expectOpenToAll, phone } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { daysAhead, listAddress } from './purchase.ts';

// Every line that fails names its page and its elements, and a trace would hold axe itself once per page.
test.use({ trace: 'off' });

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
  { name: 'news before signing in', path: '/CpsPromotions' },
  { name: 'making claims', path: '/makingClaims?prod=DH' },
  { name: 'claims questions', path: '/claimsFaq?prod=MOTOR' },
  { name: 'contact', path: '/contactUs' },
  { name: 'why OneGI', path: '/whyOneGI' },
  { name: 'our company', path: '/ourCompany' },
  { name: 'information security', path: '/security' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms of use', path: '/termsConditionsOfUse' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'collection statement', path: '/collectionStatement' },
  { name: 'outbox', path: '/outbox' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'nothing', path: '/no-such-page' },
];

/** Each page is opened once per size and then turned to another, so that all of language, colour and size meet. */
const visits = {
  desktop: {
    prefix: '',
    looks: [
      { size: desk, colorScheme: 'light' },
      { size: phone, colorScheme: 'dark' },
    ],
  },
  phone: {
    prefix: '/zh-Hant',
    looks: [
      { size: phone, colorScheme: 'light' },
      { size: desk, colorScheme: 'dark' },
    ],
  },
} as const;

/** So many pages are visited by one browser, which keeps the scripts that they share. */
const PAGES_A_VISIT = 8;

for (let from = 0; from < pages.length; from += PAGES_A_VISIT) {
  const visited = pages.slice(from, from + PAGES_A_VISIT);
  test(`no barrier from ${visited[0]?.name} to ${visited.at(-1)?.name}, by day and by night`, async ({
    page,
  }, info) => {
    test.slow();
    const { prefix, looks } = visits[info.project.name as keyof typeof visits];
    for (const { name, path } of visited) {
      await test.step(name, () => expectOpenToAll(page, prefix && path === '/' ? prefix : prefix + path, looks));
    }
  });
}

/** Applications of lines with sums, with drivers and with several persons: their covers, people, questions and every error. */
const searches: Readonly<Record<string, string>> = {
  HOME: 'area=02&typeBuild=A&ageBuild=W',
  MOTOR:
    'coverType=C&make=TOY&model=NOAH&year=2023&estimated=290000&disc=60&driverNo=2&policyHolder=Y&driverList=1-36-10,2-T-T&accident=N&offense=N&company=N',
  OS: `period=01&person=2&coverFr=${daysAhead(5)}`,
};

for (const [line, search] of Object.entries(searches)) {
  test(`${line}: the application has no barrier, with every cover and with every error`, async ({ page }) => {
    await openReady(page, `/quoteCards?prod=${line}&${search}&sort=ASC`);
    await page
      .getByRole('button', { name: /^Apply Now\(A\)/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('textbox').fill('demo01@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(/\/apply\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Add optional covers?' })).toBeVisible();
    for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check();
    await expectNoBarrier(page);
    for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check();
    await page.getByRole('button', { name: 'Continue to your details' }).click();
    await page.getByRole('button', { name: 'Continue to the review' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNoBarrier(page);
  });
}
