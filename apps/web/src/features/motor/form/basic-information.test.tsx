// @vitest-environment happy-dom
import { type MotorCase, motorForm } from '@onegi/contract/calls/motor/case-shapes';
import { saveMotorCase } from '@onegi/contract/calls/motor/cases';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';
import { anAgentsCase } from '@onegi/testing/factories/motor-answers';
import { aSaloonForm } from '@onegi/testing/factories/motor-form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BasicInformation } from './basic-information.tsx';
import { drawStep, standStill } from './draw-step.tsx';

standStill();

let numbered = 0;
function drawn(
  changes: Partial<MotorCase> = {},
  answers: Parameters<typeof drawStep>[0]['answers'] = [],
  readOnly = false,
) {
  numbered += 1;
  const motorCase = anAgentsCase({ quotationNumber: `GQ26110001${numbered}`, ...changes });
  return drawStep({ step: 'detail', Step: BasicInformation, motorCase, answers, readOnly });
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const errorAt = (id: string) => document.getElementById(`${id}-error`)?.textContent;
const type = (id: string, text: string) => {
  fireEvent.change(field(id), { target: { value: text } });
  fireEvent.blur(field(id));
};

describe('the basic information of a case', () => {
  test('judges a field once it was left, by the contract’s own rules [C-2.12-62]', async () => {
    drawn();
    type('holderId', 'A1234567');
    type('chassis', 'DEMO123');
    type('firstRegisteredOn', '01/05/2023');
    expect(errorAt('holderId')).toContain('HKID');
    expect(errorAt('chassis')).toContain('I, O');
    expect(errorAt('firstRegisteredOn')).toBe('The vehicle cannot be registered before its year of manufacture');
    type('chassis', 'DEM01234');
    expect(errorAt('chassis')).toBeUndefined();
  });

  test('marks with ※ what is mandatory as the form stands, and asks what makes sense [C-2.12-60]', async () => {
    const { user } = drawn();
    expect(screen.getByLabelText(/^※ Sum insured/)).toBeTruthy();
    expect(screen.getByLabelText(/^※ Mobile/)).toBeTruthy();
    expect(screen.getByLabelText('Engine no.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Third party' }));
    expect(screen.queryByLabelText(/Sum insured/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Company' }));
    expect(screen.queryByRole('radiogroup', { name: /Sex/ })).toBeNull();
    expect(screen.getByLabelText('※ Unnamed users')).toBeTruthy();
  });

  test('says everything that is missing when somebody wants to go on, and sends nothing', async () => {
    const { user, sent } = drawn({ form: emptyMotorForm() });
    await user.click(screen.getByRole('button', { name: 'Continue to the premium' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toMatch(
      /Business type.+Period from.+Enter the mobile.+Enter the seats including driver.+Named drivers/,
    );
    expect(summary.textContent).toContain('Choose the occupation');
    expect(summary.textContent).toContain('Please give the details of the first named driver');
    expect(sent(saveMotorCase)).toEqual([]);
  });

  test('keys drivers, claims and offences as rows, Nil only without any [C-2.12-63]', async () => {
    const { user } = drawn({ form: aSaloonForm({ drivers: [], hasNoClaims: 'Y' }) });
    await user.click(screen.getByRole('button', { name: 'Add a driver' }));
    await user.click(screen.getByRole('button', { name: /The policyholder drives/ }));
    expect(field('drivers-0-driverName').value).toBe('CHAN TAI MAN');
    expect(field('drivers-0-driverRelation').value).toBe('S');
    expect(field('hasNoClaims').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Add a claim' }));
    expect([field('hasNoClaims').checked, field('hasNoClaims').disabled]).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: 'Remove Claim 1' }));
    expect(field('hasNoClaims').disabled).toBe(false);
    for (let number = 2; number <= 9; number += 1)
      await user.click(screen.getByRole('button', { name: 'Add a driver' }));
    expect(screen.getByRole('button', { name: 'Add a driver' })).toHaveProperty('disabled', true);
  });

  test('saves itself, and shows the duplicates that the server answers [C-2.12-61] [C-2.12-64]', async () => {
    const form = aSaloonForm({ mobile: '63333333' });
    const duplicates = [
      { duplicateOf: 'GQ2611000001', duplicateBy: ['chassis' as const] },
      { duplicateOf: '', duplicateBy: ['identity' as const] },
    ];
    const answer = anAgentsCase({ quotationNumber: `GQ26110001${numbered + 1}`, rowVersion: 2, form, duplicates });
    const { sent, saved, motorCase } = drawn({}, [[saveMotorCase, { data: answer }]]);
    type('mobile', '63333333');
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3_000 });
    // The tab still saves what an earlier test has left.
    const own = sent(saveMotorCase).filter((each) => each.quotationNumber === motorCase.quotationNumber);
    expect(own).toMatchObject([{ rowVersion: 1, form: { mobile: '63333333' } }]);
    expect(screen.getByRole('link', { name: 'The same chassis number: GQ2611000001' })).toBeTruthy();
    expect(screen.getByText('The same policyholder: a case of another broker')).toBeTruthy();
  });

  test('shows what the server refuses at its field [C-2.12-62]', async () => {
    const refusal = { status: 400, code: 'request.invalid', fields: [`form.${motorForm.wireName('mobile')}`] };
    drawn({}, [[saveMotorCase, refusal]]);
    type('mobile', '63333334');
    await waitFor(() => expect(errorAt('mobile')).toBe('request.invalid'), { timeout: 3_000 });
    expect(screen.getByRole('button', { name: 'Save now' })).toBeTruthy();
  });

  test('is read, not keyed, by who cannot change it [C-2.12-66]', async () => {
    drawn({}, [], true);
    await screen.findByText('Tesla');
    expect(document.querySelectorAll('input, select, textarea')).toHaveLength(0);
    expect(screen.getByText('HK$300,000')).toBeTruthy();
  });
});
