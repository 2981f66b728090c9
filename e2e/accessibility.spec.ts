import { expect, test } from '@playwright/test';
import { desk, expectNoBarrier, expectOpenToAll, phone } from './barriers.ts';
import { openReady } from './open-ready.ts';
import { publicPages } from './pages.ts';
import { daysAhead } from './purchase.ts';

// Every line that fails names its page and its elements, and a trace would hold axe itself once per page.
test.use({ trace: 'off' });

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

const pages = Object.values(publicPages).flatMap((area) =>
  Object.entries(area).map(([name, path]) => ({ name, path })),
);

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
