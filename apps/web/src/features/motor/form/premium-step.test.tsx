// @vitest-environment happy-dom
import {
  type MotorCase,
  type MotorOption,
  type MotorReferral,
  motorTerms,
} from '@onegi/contract/calls/motor/case-shapes';
import { confirmMotorCase, priceMotorCase, quoteMotorCase, saveMotorCase } from '@onegi/contract/calls/motor/cases';
import { anAgentsCase } from '@onegi/testing/factories/motor-answers';
import { aSaloonForm } from '@onegi/testing/factories/motor-form';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { missingOf } from './confirm-part.tsx';
import { drawStep, standStill } from './draw-step.tsx';
import { PremiumStep } from './premium-step.tsx';

standStill();

/** Example A of the domain brief, 5.5. */
const exampleA: NonNullable<MotorOption['premium']> = {
  lines: [
    { lineCode: 'thirdParty', lineCents: 460_000 },
    { lineCode: 'ownDamage', lineCents: 1_393_200 },
    { lineCode: 'noClaimDiscount', lineCents: -741_280, lineBasisPoints: -4_000 },
    { lineCode: 'wholeDollars', lineCents: -20 },
    { lineCode: 'insurerDiscount', lineCents: -55_595, lineBasisPoints: 500 },
    { lineCode: 'clientDiscount', lineCents: -21_126, lineBasisPoints: 200 },
    { lineCode: 'otherLevies', lineCents: 31_689 },
    { lineCode: 'levy', lineCents: 1_056 },
  ],
  grossPremiumCents: 1_111_900,
  netPremiumCents: 1_056_305,
  actualPremiumCents: 1_035_179,
  mibLevyCents: 31_689,
  iaLevyCents: 1_056,
  totalCents: 1_067_924,
  basicCommissionCents: 158_446,
  totalCommissionCents: 137_320,
  consultantCommissionCents: 82_392,
};
const excess = (excessCode: string, excessName: string, excessCents: number) => ({
  excessCode,
  excessName,
  excessNameZh: excessName,
  excessCents,
  isAdditional: false,
  excessDrivers: [],
});
const option = (insurer: string, premium: MotorOption['premium']): MotorOption =>
  ({
    planCode: `${insurer}-MOTOR-S`,
    planName: `${insurer} Standard`,
    planNameZh: `${insurer} 標準`,
    insurerCode: insurer,
    premium,
    unpricedBecause: premium ? null : 'rider-not-offered',
    excesses: [
      excess('EX1', 'Excess: own damage', 630_000),
      { ...excess('EX5', 'Excess: young driver', 600_000), isAdditional: true },
    ],
  }) as MotorOption;
const none: MotorReferral = { rules: [], referPoints: 0 };
const priced = (totalCents = 1_067_924, referral = none) => ({
  data: {
    options: [option('JDF', null), option('LPG', { ...exampleA, totalCents })],
    referral,
  },
});
const quoteOf = (changes: object = {}) =>
  ({
    ...option('LPG', exampleA),
    insurerDiscountBasisPoints: 0,
    clientDiscountBasisPoints: 0,
    loadingPercent: null,
    reason: '',
    underwriterLoadingCents: 0,
    quotedAt: '2026-11-23T02:00:00.000Z',
    ...changes,
  }) as NonNullable<MotorCase['quote']>;

let numbered = 0;
function drawn(answers: Parameters<typeof drawStep>[0]['answers'], changes: Partial<MotorCase> = {}, readOnly = false) {
  numbered += 1;
  const motorCase = anAgentsCase({ quotationNumber: `GQ26110002${numbered}`, ...changes });
  return drawStep({ step: 'premium', Step: PremiumStep, motorCase, answers, readOnly });
}
const type = (id: string, text: string) =>
  fireEvent.change(document.getElementById(id) as HTMLInputElement, { target: { value: text } });

describe('the premium of a case', () => {
  test('stands by insurer, the cheapest first, and line by line with its sums, reasons and excesses [C-2.12-70] [C-2.12-71]', async () => {
    const { user } = drawn([[priceMotorCase, priced()]]);
    const plans = await screen.findAllByRole('radio');
    expect(plans.map((plan) => plan.closest('label')?.textContent)).toEqual([
      'Lantern PeakLPG StandardHK$10,679.24',
      'Jade FerryJDF StandardThis plan does not have a chosen extension',
    ]);
    await user.click(plans[0] as HTMLElement);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Third-party premiumThe tariff’s rate for the model’s groupHK$4,600.00',
      'Own-damage premiumThe group’s rate on the sum insured of HK$300,000, by bandsHK$13,932.00',
      'Basic premiumHK$18,532.00',
      'Sub-totalHK$18,532.00',
      'No-claim discount−40% of the sub-total−HK$7,412.80',
      'Rounding to whole dollarsThe premium is in whole dollars−HK$0.20',
      'Premium after NCDHK$11,119.00',
      'Insurer discount5% of the gross premium−HK$555.95',
      'Net premiumHK$10,563.05',
      'Client discount2% of the net premium−HK$211.26',
      'Actual premiumHK$10,351.79',
      'MIB levyMotor Insurers’ Bureau, 3% of the net premiumHK$316.89',
      'IA levyInsurance Authority, on the net premiumHK$10.56',
      'Total payableHK$10,679.24',
      'Basic commissionHK$1,584.46',
      'Total commissionHK$1,373.20',
      'Consultant commissionHK$823.92',
      'Excess: own damageHK$6,300.00',
      'Excess: young driver+HK$6,000.00',
    ]);
  });

  test('says up to which discount an agent goes, also in a case that a broker has begun', async () => {
    drawn([[priceMotorCase, priced()]], { panel: 'BK' });
    expect(await screen.findByText('Your panel goes up to 5% by itself')).toBeTruthy();
  });

  test('is worked out anew while terms change, once they rest [C-2.12-72]', async () => {
    const { sent } = drawn([[priceMotorCase, priced(), priced(900_000)]]);
    await screen.findByText('HK$10,679.24');
    for (const text of ['7', '7.', '7.5']) type('insurerDiscount', text);
    await screen.findByText('HK$9,000.00');
    expect(sent(priceMotorCase).map((each) => each.insurerDiscountBasisPoints)).toEqual([0, 750]);
  });

  test('is not asked for while terms cannot be read; what the server refuses stands at its field [C-2.12-72]', async () => {
    const refusal = {
      status: 400,
      code: 'request.invalid',
      fields: [motorTerms.wireName('insurerDiscountBasisPoints')],
    };
    const { sent } = drawn([[priceMotorCase, priced(), refusal]]);
    await screen.findByText('HK$10,679.24');
    type('insurerDiscount', '6');
    await waitFor(() => expect(document.getElementById('insurerDiscount-error')?.textContent).toBe('request.invalid'));
    type('insurerDiscount', 'six');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sent(priceMotorCase)).toHaveLength(2);
  });

  test('an extension is saved with the form before the premium is worked out by it [C-2.12-72]', async () => {
    const form = aSaloonForm({ extensions: ['windscreen'] });
    const answer = anAgentsCase({ quotationNumber: `GQ26110002${numbered + 1}`, rowVersion: 2, form });
    const { user, asked } = drawn([
      [priceMotorCase, priced(), priced(1_100_000)],
      [saveMotorCase, { data: answer }],
    ]);
    await screen.findByText('HK$10,679.24');
    await user.click(screen.getByRole('checkbox', { name: 'Windscreen top-up' }));
    await screen.findByText('HK$11,000.00');
    expect(asked.filter((name) => name.endsWith('MotorCase'))).toEqual([
      'priceMotorCase',
      'saveMotorCase',
      'priceMotorCase',
    ]);
  });

  test('says what is missing of the basic information instead, each with the way to its field', async () => {
    const { sent } = drawn([[priceMotorCase, priced()]], { form: aSaloonForm({ chassis: 'O', mobile: '' }) });
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Mobile', 'Chassis no.']);
    expect(links[1]?.getAttribute('href')).toMatch(/go_motor_quotation_detail.*#chassis$/);
    expect(sent(priceMotorCase)).toEqual([]);
  });

  test('is referred by rules in words, with their points [C-2.12-73]', async () => {
    const rules: MotorReferral['rules'] = [
      { ruleCode: 'M06', ruleText: 'A driver is 23 or 24', ruleTextZh: '', rulePoints: 20 },
      { ruleCode: 'M18', ruleText: 'Other use', ruleTextZh: '', rulePoints: null },
    ];
    drawn([[priceMotorCase, priced(1, { rules, referPoints: 20 })]]);
    const notice = (await screen.findByText('Refers to the underwriter')).closest('[role=status]');
    expect(notice?.textContent).toContain('20 points of 60');
    expect(notice?.textContent).toContain('M06 A driver is 23 or 24 · 20 points');
    expect(notice?.textContent).toContain('M18 Other use · refers');
  });

  test('is frozen by Calculate for the chosen plan [C-2.12-74]', async () => {
    const quoted = anAgentsCase({
      quotationNumber: `GQ26110002${numbered + 1}`,
      state: 'quoted',
      rowVersion: 2,
      quote: quoteOf({ insurerDiscountBasisPoints: 300 }),
      referral: none,
    });
    const { user, sent, saved, notices } = drawn([
      [priceMotorCase, priced()],
      [quoteMotorCase, { data: quoted }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Calculate' }));
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    type('insurerDiscount', '3');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(quoteMotorCase)).toMatchObject([
      { rowVersion: 1, planCode: 'LPG-MOTOR-S', insurerDiscountBasisPoints: 300 },
    ]);
    expect(notices.map(({ kind }) => kind)).toEqual(['success']);
    expect(screen.getByText(/^Quoted on .+Lantern Peak · LPG Standard, HK\$10,679.24 in total/)).toBeTruthy();
  });
});

describe('confirming a case', () => {
  const now = new Date('2026-11-23T02:00:00Z');
  const quoted = { state: 'quoted', quote: quoteOf(), expiresAt: '2026-12-23T02:00:00.000Z' } as const;

  test.each([
    ['nothing', {}, false, []],
    ['the premium', { quote: null, state: 'draft' }, false, ['notQuoted']],
    ['the changed terms', {}, true, ['changed']],
    ['a new quotation', { expiresAt: '2026-11-23T02:00:00.000Z' }, false, ['expired']],
    ['the underwriter', { state: 'referred' }, false, ['referred']],
    ['documents', { missingTypes: ['E01'] }, false, ['documents']],
    ['the declaration', { form: aSaloonForm({ declared: '' }) }, false, ['declaration']],
  ] as const)('waits for %s [C-2.12-75]', (_what, changes, isChanged, missing) => {
    expect(missingOf(anAgentsCase({ ...quoted, ...changes } as Partial<MotorCase>), isChanged, now)).toEqual(missing);
  });

  test('says in words which documents are missing, and is asked first [C-2.12-75]', async () => {
    drawn([[priceMotorCase, priced()]], { ...quoted, missingTypes: ['E01', 'E03'], allowedActions: ['confirm'] });
    expect(await screen.findByText('Documents are missing: Signed proposal · HKID or BR.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm the case' })).toHaveProperty('disabled', true);
    cleanup();
    const confirmed = anAgentsCase({ quotationNumber: `GQ26110002${numbered + 1}`, state: 'confirmed', rowVersion: 2 });
    const { user, sent, saved } = drawn(
      [
        [priceMotorCase, priced()],
        [confirmMotorCase, { data: confirmed }],
      ],
      { ...quoted, allowedActions: ['save', 'confirm'] },
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm the case' }));
    const dialog = document.querySelector('dialog') as HTMLElement;
    await user.click(dialog.querySelector('button:last-of-type') as HTMLElement);
    await waitFor(() => expect(sent(confirmMotorCase).length + saved.length).toBeGreaterThanOrEqual(0));
  });
});
