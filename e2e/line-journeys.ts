import { expect, type Page, test } from '@playwright/test';
import { openReady } from './open-ready.ts';
import { complaintsOf, daysAhead } from './purchase.ts';

/** One line from its landing page to a plan's details, in one language. */
interface Journey {
  readonly line: string;
  /** Landing page, with its language. */
  readonly start: string;
  /** Answers the landing page's questions. */
  readonly ask: (page: Page) => Promise<void>;
  /** Answers what step 1 asks besides; without it the landing page leads to the quotes at once. */
  readonly stepOne?: (page: Page) => Promise<void>;
  /** Of the search in the list's head. */
  readonly words: string;
  /** Parameters of the list's address. */
  readonly address: RegExp;
  /** A control of step 1 that holds an answer after Edit search. */
  readonly kept: { readonly id: string; readonly value: string };
}

/** A choice by its text; the radio button itself is invisible. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

export const phoneJourneys: readonly Journey[] = [
  {
    line: 'home [P-2.1-05]',
    start: '/homeIndex',
    ask: (page) => page.locator('#areaSqFt').fill('01800'),
    stepOne: (page) => choose(page, 'More than 35 years'),
    words: '1,800 sq ft',
    address: /prod=HOME&area=06&areaNumber=1800&typeBuild=A&ageBuild=M/,
    kept: { id: 'areaSqFt', value: '1800' },
  },
  {
    line: 'overseas student',
    start: '/zh-Hant/overseaSIndex',
    ask: async (page) => {
      await choose(page, '2 年');
      await page.getByRole('button', { name: '增加人數' }).click();
    },
    words: '2 年',
    address: new RegExp(`prod=OS&period=02&person=2&coverFr=${daysAhead(0)}`),
    kept: { id: 'persons', value: '2' },
  },
  {
    line: 'domestic helper [P-2.1-04]',
    start: '/zh-Hant/domesticIndex',
    ask: (page) => choose(page, '其他海外國家'),
    words: '1 年',
    address: /prod=DH&nationality=X&coverPeriod=01/,
    kept: { id: 'promotionCode', value: '' },
  },
  {
    line: 'personal accident [P-2.1-02]',
    start: '/PAIndex',
    ask: async (page) => {
      await choose(page, 'You and Spouse');
      await page.getByRole('button', { name: /^One more/ }).click();
    },
    stepOne: async (page) => {
      await expect(page.locator('#children')).toHaveValue('1');
    },
    words: 'You and spouse',
    address: /prod=PA&peopleType=F&children=1&yourOcc=01&spouseOcc=01/,
    kept: { id: 'children', value: '1' },
  },
];

export const desktopJourneys: readonly Journey[] = [
  {
    line: 'fire',
    start: '/zh-Hant/fireIndex',
    ask: async (page) => {
      await page.locator('#buildingAgeYears').fill('12');
      await page.locator('#sumInsuredDollars').fill('3000000');
    },
    words: '3,000,000',
    address: /prod=FIRE&year=12&sumInsured=3000000/,
    kept: { id: 'buildingAgeYears', value: '12' },
  },
  {
    line: 'pet [P-2.1-07]',
    start: '/petsIndex',
    ask: async (page) => {
      await choose(page, 'Cat');
      await page.locator('#petAgeYears').selectOption('3');
      // Liability is asked on step 1 alone, a promotion code here too.
      await expect(page.locator('#thirdParty')).toHaveCount(0);
      await page.locator('#promotionCode').fill('paw10');
    },
    words: 'Age 3',
    address: /prod=PET&petNumber=1&petType=C&petAgt=03&petThird=false&promotion=paw10/,
    kept: { id: 'petAgeYears', value: '3' },
  },
  {
    line: 'golf [P-2.1-03]',
    start: '/golfIndex',
    ask: (page) => page.locator('#withTravel').check(),
    words: 'With travel insurance',
    address: /prod=GOLF&golfType=I&incTravel=Y/,
    kept: { id: 'withTravel', value: 'Y' },
  },
  {
    line: 'motor [P-2.1-06]',
    start: '/zh-Hant/motorIndex',
    ask: async (page) => {
      await page.locator('#make').selectOption('TOY');
      await page.locator('#model').selectOption({ label: 'Sienta' });
      await page.locator('#madeIn').selectOption('2023');
      await page.locator('#valueDollars').fill('180000');
    },
    stepOne: async (page) => {
      await expect(page.locator('#model')).not.toHaveValue('');
      await choose(page, '60%');
      // The history is answered by nobody else.
      for (const name of ['accident', 'offense', 'company']) await page.locator(`input[name=${name}][value=N]`).check();
      await page.getByRole('button', { name: '增加記名駕駛者人數' }).click();
      await page.getByRole('group', { name: '第 2 名駕駛者' }).getByLabel('27 至 65 歲').uncheck();
      await page.locator('#drivers-1-age').fill('24');
    },
    words: '60%',
    address:
      /prod=MOTOR&coverType=C&make=TOY&model=\w+&year=2023&estimated=180000&disc=60&driverNo=2&.*1-T-T(,|%2C)2-24-T/,
    kept: { id: 'drivers-1-age', value: '24' },
  },
  {
    line: 'medical',
    start: '/medicalIndex',
    ask: (page) => page.locator('#age').fill('35'),
    words: 'Age 35',
    address: /prod=MEDICAL&planType=H&peopleType=01&age=35/,
    kept: { id: 'age', value: '35' },
  },
];

const leadOn = /^(Get a Free Quote|索取免費報價)$/;

export function travelThrough(journeys: readonly Journey[]): void {
  for (const { line, start, ask, stepOne, words, address, kept } of journeys) {
    test(`${line}: from the landing page (${start}) to prices, back to the search, to a comparison and to a plan [P-2.3-02] [P-4-05] [P-4-09]`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openReady(page, start);
      await ask(page);
      await page.getByRole('button', { name: leadOn }).click();
      if (stepOne) {
        await expect(page).toHaveURL(/-searchPlan\?/);
        await stepOne(page);
        await page.getByRole('button', { name: /^(Next|下一步)$/ }).click();
      }
      await expect(page).toHaveURL(address);
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
      await expect(cards.first()).toContainText(/HK\$[\d,]+\.\d\d/);
      await expect(page.getByText(words).first()).toBeVisible();

      await page.getByRole('link', { name: /^(Edit search|修改搜尋)$/ }).click();
      await expect(page.locator(`#${kept.id}`)).toHaveValue(kept.value);
      await page.goBack();

      await cards.nth(0).getByRole('checkbox').check();
      await cards.nth(1).getByRole('checkbox').check();
      await page.getByRole('link', { name: /^(Compare|比較)$/ }).click();
      await expect(page).toHaveURL(/\/planCompare\?quote=/);
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      await page
        .getByRole('link', { name: /^(More details|更多詳情)/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/planCoverage\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /^(Brochure|產品小冊子)/ })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}
