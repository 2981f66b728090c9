import type { CaseInput } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { insurerAppetites } from '@onegi/contract/calls/requests/commercial/offer-desk';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { TemplateId } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  addCase,
  aSubmittedCase,
  askForItems,
  packageAnswers,
} from '@onegi/testing/factories/commercial-cases';
import { saveContacts } from '@onegi/testing/factories/insurer-links';
import { keyIn, sendTo } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const ask = (caseNumber: string, user: SignedIn = officer) =>
  callAs(shop, insurerAppetites, user, { query: { [c.caseNumber.wire]: caseNumber } });
const asked = async (caseNumber: string) =>
  new Map(granted(await ask(caseNumber)).map((each) => [each.insurerCode, each]));

/** The appetites for a case that is with the office, whatever its form still lacks. */
async function forRisk(templateId: TemplateId, input: Partial<CaseInput> & { product?: string }) {
  const { caseNumber } = granted(await addCase(shop, consultant, { templateId, documents: [], ...input }));
  await shop.deps.db
    .updateTable('quote_requests')
    .set({ status: 'waiting' })
    .where('request_number', '=', caseNumber)
    .execute();
  return asked(caseNumber);
}
const reasonsOf = (found: Awaited<ReturnType<typeof asked>>, insurer: string) =>
  found.get(insurer)?.reasons.map(({ label }) => label);

describe('an officer who chooses insurers for a case', () => {
  test('sees where each would be asked: at the contact of the class of business, or at the one for all others', async () => {
    const manager = await signedInAs(shop, ['productManager']);
    const general = { insurerEmail: 'commercial@lpg.example.com', insurerLanguage: 'zh-Hant' };
    const ofPackages = { insurerEmail: 'packages@lpg.example.com', insurerLanguage: 'en', contactProduct: 'BP' };
    granted(await saveContacts(shop, manager, { insurerAsked: 'LPG', contacts: [ofPackages, general] }));
    granted(await saveContacts(shop, manager, { insurerAsked: 'SFY', contacts: [general] }));
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const found = await asked(caseNumber);
    expect(found.get('LPG')).toMatchObject({ linkEmail: ofPackages.insurerEmail, insurerLanguage: 'en' });
    expect(found.get('SFY')).toMatchObject({ linkEmail: general.insurerEmail, insurerLanguage: 'zh-Hant' });
    expect(found.get('JDF')).toMatchObject({ linkEmail: null, insurerLanguage: null });
    await shop.deps.db.deleteFrom('insurer_contacts').execute();
  });

  test('sees for each whether it writes the risk, else every reason in both languages [C-5.3-01]', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const found = await asked(caseNumber);
    expect(found.size).toBe(14);
    expect([...found.values()].map(({ fits }) => fits)).toEqual([
      ...Array.from({ length: 3 }, () => true),
      ...Array.from({ length: 11 }, () => false),
    ]);
    expect(found.get('LPG')).toEqual({
      insurerCode: 'LPG',
      insurerName: 'Lantern Peak General Insurance',
      insurerNameZh: '燈峰保險',
      fits: true,
      reasons: [],
      offerState: null,
      canSend: true,
      linkEmail: null,
      insurerLanguage: null,
    });
    expect(found.get('NQA')?.reasons).toEqual([
      {
        code: 'least',
        label: 'Sum insured: at least HK$1,000,000, this case has HK$500,000',
        labelZh: '投保額：下限 HK$1,000,000，本個案為 HK$500,000',
      },
    ]);
    expect(found.get('MQD')?.reasons).toEqual([
      {
        code: 'form',
        label: 'Does not write this business: Business package',
        labelZh: '不承保此類業務：商業綜合保險',
      },
    ]);
  });

  test('is told of a trade, of premises and of a statement in the words of the form', async () => {
    const answers = { ...packageAnswers, BP01: 'RST', BP02: 'BAR', BP04: '45', BP06: 'N', BP07: 'Timber', BP13: 'Y' };
    const found = await forRisk('BP', { answers });
    expect(reasonsOf(found, 'LPG')).toEqual(['Needs this to be right: “Premises built of concrete, brick or stone”']);
    expect(reasonsOf(found, 'EGP')).toEqual([
      'Type of occupancy: writes only Office, Shop, Tutorial centre',
      'Age of the building (years): at most 40, this case has 45',
      'Needs this to be right: “Premises built of concrete, brick or stone”',
    ]);
    expect(found.get('JDF')?.reasons[0]).toMatchObject({
      code: 'never',
      label: 'Trade carried on: does not write Bar',
      labelZh: '經營行業：不承保酒吧',
    });
  });

  test('is told of occupations, of people and of payroll', async () => {
    const row = (employeeOccupation: string, employeeCount: string, annualPayroll: string) => ({
      employeeOccupation,
      employeeCount,
      annualPayroll,
    });
    const employees = [row('CLERK', '30', '9000000.00'), row('WELDER', '25', '6000000.00'), row('DIVER', '1', '1.00')];
    const found = await forRisk('EC', { answers: { EC02: 'CON', EC03: 'CIV', EC06: 'Y' }, employees });
    expect(reasonsOf(found, 'STP')).toEqual(['Occupations up to class E9 only, not Diver']);
    expect(reasonsOf(found, 'JDF')).toEqual([
      'Nature of business – industry: writes only Office and professional, Retail, Education, Health care, Property, Personal services',
      'Occupations up to class E5 only, not Welder, Diver',
      'Number of employees: at most 50, this case has 56',
      'Annual payroll: at most HK$12,000,000, this case has HK$15,000,001',
    ]);
    expect(found.get('STP')?.reasons[0]?.labelZh).toBe('只承保至 E9 類職業，不承保潛水工');
  });

  test('finds who sells a personal line in the catalogue', async () => {
    const found = await forRisk('OTHERS_P', { product: 'GOLF', answers: {} });
    const selling = [...found.values()].filter(({ fits }) => fits).map(({ insurerCode }) => insurerCode);
    expect(selling.sort()).toEqual(['LPG', 'PLV', 'SFY', 'TDC']);
  });

  test('sees who was asked, and who can be asked again', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    const [first] = granted(await sendTo(shop, officer, caseNumber, ['LPG', 'MQD']));
    expect((await asked(caseNumber)).get('LPG')).toMatchObject({ offerState: 'waiting', canSend: false });
    if (first) granted(await keyIn(shop, officer, first, { answeredAs: 'notQuoting', remark: 'Full' }));
    const found = await asked(caseNumber);
    expect(found.get('LPG')).toMatchObject({ offerState: 'notQuoting', canSend: true });
    // One that does not write it can be asked all the same.
    expect(found.get('MQD')).toMatchObject({ offerState: 'waiting', fits: false, canSend: false });
    granted(await askForItems(shop, officer, caseNumber));
    expect((await asked(caseNumber)).get('JDF')?.canSend).toBe(false);
  });

  test('is an officer, and asks of a case that is with the office', async () => {
    const { caseNumber } = await aSubmittedCase(shop, consultant);
    for (const role of ['consultant', 'compliance', 'finance', 'editor'] as const) {
      const user = await signedInAs(shop, [role]);
      expect([role, (await ask(caseNumber, user)).status]).toEqual([role, 403]);
    }
    const draft = granted(await addCase(shop, consultant));
    expect(await ask(draft.caseNumber)).toMatchObject({ status: 409, code: 'case.wrongState' });
    expect(await ask('RQ2611999999')).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
  });
});
