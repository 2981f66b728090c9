import { formFields as q } from '@onegi/contract/fields/forms';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aLineDraft, buyLine, scheduleText } from '@onegi/testing/factories/lines';
import { submit, wire } from '@onegi/testing/factories/purchases';
import { canReadPdf } from '@onegi/testing/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

/** What was bought of each line in English, once for all tests. */
const bought = new Map<LineCode, ReturnType<typeof buyLine>>();
function inEnglish(line: LineCode): ReturnType<typeof buyLine> {
  const purchase = bought.get(line) ?? buyLine(shop, line);
  bought.set(line, purchase);
  return purchase;
}

const oneYear = ['2026-12-01', '2027-11-30'];
const periods: Readonly<Record<LineCode, readonly string[]>> = {
  TRAVEL: ['2026-12-01', '2026-12-07'],
  HOME: oneYear,
  FIRE: oneYear,
  OS: ['2026-12-01', '2028-11-30'],
  MOTOR: oneYear,
  PA: oneYear,
  PET: oneYear,
  DH: ['2026-12-01', '2028-11-30'],
  MEDICAL: oneYear,
  GOLF: oneYear,
};

describe('every line is bought through one mechanism', () => {
  test.each([...lineCodes])(
    '%s: from quote to policy, the client pays the quoted total for its period',
    async (line) => {
      const { confirmation, total } = await inEnglish(line);
      const [from, until] = periods[line];
      expect(confirmation).toMatchObject({
        [wire.effectiveOn]: from,
        [wire.expiresOn]: until,
        [wire.total]: total,
      });
      expect(confirmation.quote[wire.total]).toBe(total);
    },
  );

  test.each([...lineCodes])('%s: an empty form names what is missing, question by question', async (line) => {
    const draft = await aLineDraft(shop, line);
    const { status, fields } = await submit(shop, draft);
    expect(status).toBe(422);
    const asked = (draft.formList as Json[]).filter(({ isRequired, isHidden }) => isRequired && !isHidden);
    const missing = asked.map((row) => `answers.${row[q.questionId.wire]}`);
    expect(fields).toEqual(expect.arrayContaining(['applicant.surname', ...missing]));
    const places = (draft.placeList as Json[]).filter(({ isRequired }) => isRequired);
    expect(fields).toEqual(expect.arrayContaining(places.map((_, at) => `insuredList.${at}.surname`)));
  });

  test.each([...lineCodes])('%s: every text of the form is there in both languages', async (line) => {
    const draft = await aLineDraft(shop, line);
    const texts = JSON.stringify([draft.formList, draft.placeList, draft.optionCoverList]);
    expect(texts).not.toMatch(/forms\.|catalogue\.|validation\./);
    for (const row of [...(draft.formList as Json[]), ...(draft.placeList as Json[])]) {
      const chinese = [q.labelZh, q.hintZh, q.headingZh].flatMap(({ wire: name }) => row[name] ?? []);
      for (const text of chinese) expect(text).toMatch(/\p{Script=Han}/u);
    }
  });
});

/** What a schedule prints of each line: in English, then in Chinese. */
const printed: Readonly<Record<LineCode, readonly [english: readonly string[], chinese: readonly string[]]>> = {
  TRAVEL: [
    ['Travel insurance', 'Insured persons', 'DEMO TINY', 'Child 1', 'Spouse'],
    ['旅遊保險', '受保人', '小童 1', '配偶'],
  ],
  HOME: [
    ['Home contents insurance', 'Address of the home to insure', 'Flat B, 3/F, Example Court', 'Owner who lives there'],
    ['家居保險', '投保單位地址', '業主（自住）', '單位會否連續空置逾 60 日？'],
  ],
  FIRE: [
    ['Fire insurance', 'Mortgagee bank', 'Example Bank', 'The amount of the mortgage loan', 'L-778'],
    ['火險', '按揭銀行', '按揭貸款額', 'Example Bank'],
  ],
  OS: [
    ['Overseas student insurance', 'Student 2: studies', 'Sample College', 'Canada', '30 June 2029', 'HJ8******'],
    ['海外留學保險', '學生 2：學業', '加拿大', '2026年12月1日 至 2028年11月30日'],
  ],
  MOTOR: [
    ['Private car insurance', 'Drivers', 'Licensed since', '15 Jan 2014', 'AB 1234', 'Bureau levy', 'Toyota Noah'],
    ['私家車保險', '駕駛者 2', '首次領牌日期', '車牌號碼', 'AB 1234', '汽車保險局徵費'],
  ],
  PA: [
    ['Personal accident insurance', 'Occupation of the applicant', 'Accountant', 'Nurse', 'Child 1'],
    ['個人意外保險', '投保人的職業', '會計師', '護士'],
  ],
  PET: [
    ['Pet insurance', 'Lucky', 'Shiba Inu', '900012345678901', 'Third-party liability'],
    ['寵物保險', '寵物名字', 'Lucky', '雄性', '第三者責任'],
  ],
  DH: [
    ['Domestic helper insurance', 'SAMPLE HELPER', 'C12*****', 'Indonesia', '1 December 2026 to 30 November 2028'],
    ['家傭保險', '家庭傭工', '印尼', '護照號碼'],
  ],
  MEDICAL: [
    ['Medical insurance', 'Applicant', 'Spouse', 'Health of everybody to be insured', 'Critical illness'],
    ['醫療保險', '配偶', '所有受保人的健康狀況', '危疾'],
  ],
  GOLF: [
    ['Golf insurance', 'Home club', 'Example Golf Club', 'Handicap', 'Travel section'],
    ['高爾夫球保險', '所屬球會', '差點', 'Example Golf Club'],
  ],
};

/** Needs programs that read PDFs. */
const reading = describe.skipIf(!canReadPdf);

reading('a schedule says what was asked and answered', () => {
  test.each([...lineCodes])('%s: in both languages, with masked identities', async (line) => {
    for (const [index, language] of (['en', 'zh-Hant'] as const).entries()) {
      const purchase = language === 'en' ? inEnglish(line) : buyLine(shop, line, {}, language);
      const text = await scheduleText(shop, (await purchase).confirmation);
      for (const fact of printed[line][index] ?? []) expect(text).toContain(fact);
      expect(text).toContain('A123***(*)');
      expect(text).not.toContain('A1234563');
    }
  });
});
