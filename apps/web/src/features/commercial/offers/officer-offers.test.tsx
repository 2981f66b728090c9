// @vitest-environment happy-dom
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { insurerAppetites, offerLevies } from '@onegi/contract/calls/requests/commercial/offer-desk';
import { saveOffer, sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import type { Me } from '../../accounts/use-me.ts';
import { aQuestion } from '../../forms/a-question.ts';
import { aCaseWith, anOffer } from './an-offer.ts';
import { OffersPanel } from './offers-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof drawPage>[2];
function openDesk(detail: CaseDetail, answers: Answers) {
  const reload = vi.fn(() => Promise.resolve());
  const user = whoAs('officer').data as unknown as Me;
  return { ...drawPage(<OffersPanel detail={detail} user={user} reload={reload} />, '/', answers), reload };
}

const appetite = (insurerCode: string, insurerName: string, changes: object = {}) => ({
  insurerCode,
  insurerName,
  insurerNameZh: insurerName,
  fits: true,
  reasons: [],
  offerState: null,
  canSend: true,
  linkEmail: null,
  insurerLanguage: null,
  ...changes,
});
const reason = { code: 'form', label: 'Does not write this business: Business package', labelZh: '不承保' };
const appetites = [
  appetite('LPG', 'Lantern Peak', { linkEmail: 'commercial@lpg.example.com', insurerLanguage: 'en' }),
  appetite('JDF', 'Jadefield'),
  appetite('EGP', 'Egretpoint', { offerState: 'waiting', canSend: false }),
  appetite('MQD', 'Moonquay', { fits: false, reasons: [reason] }),
  appetite('NQA', 'Norquarry', {
    fits: false,
    reasons: [{ ...reason, code: 'least', label: 'Sum insured: at least' }],
  }),
];
const waiting = anOffer({
  offerState: 'waiting',
  premiumCents: null,
  bearingCents: null,
  classLeviesCents: null,
  iaLevyCents: null,
  totalCents: null,
  validUntil: null,
  insurerReference: '',
  allowedActions: ['quote', 'requireInformation', 'notQuote'],
});

describe('an officer who sends a case to insurers', () => {
  const begin = async (sent: Answers = []) => {
    const preferred = aCaseWith([], { preferredInsurer: 'JDF' });
    const desk = openDesk(preferred, [[insurerAppetites, { data: appetites }], ...sent]);
    await desk.user.click(screen.getByRole('button', { name: 'Choose insurers' }));
    await screen.findByRole('group', { name: 'Write this risk' });
    return desk;
  };
  const send = () => screen.getByRole('button', { name: /^Send to/ });

  it('sees who writes it and who was asked, and why another does not', async () => {
    const { user } = await begin();
    const fitting = within(screen.getByRole('group', { name: 'Write this risk' }));
    expect(fitting.getAllByRole('checkbox')).toHaveLength(3);
    expect(fitting.getByRole<HTMLInputElement>('checkbox', { name: 'Egretpoint' }).disabled).toBe(true);
    expect(fitting.getByText('Waiting for insurer')).toBeTruthy();
    expect(fitting.getAllByText('Preferred by the consultant')).toHaveLength(1);
    const close = within(screen.getByRole('group', { name: 'Do not write it as it stands' }));
    expect(close.getByText('Sum insured: at least')).toBeTruthy();
    expect(close.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(screen.getByText('1 insurer does not write this kind of business', { selector: 'summary' }));
    const moonquay = screen.getByRole('checkbox', { name: 'Moonquay' });
    expect(document.getElementById(moonquay.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason.label);
  });

  it('asks all that write it at once', async () => {
    const { user, sent, reload, notices } = await begin([[sendToInsurers, { data: [waiting] }]]);
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one insurer');
    await user.click(screen.getByRole('button', { name: 'Select all that write it' }));
    expect(send().textContent).toBe('Send to 2 insurers');
    await user.dblClick(send());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(sendToInsurers)).toEqual([{ caseNumber: 'RQ2611000001', insurers: ['LPG', 'JDF'] }]);
    expect(notices).toEqual([{ kind: 'success', message: 'Sent to 2 insurers' }]);
    expect(screen.getByRole('rowheader', { name: 'Lantern Peak General Insurance' })).toBeTruthy();
  });

  it('is asked before one that does not write it gets it', async () => {
    const { user, sent } = await begin([[sendToInsurers, { data: [waiting] }]]);
    await user.click(screen.getByRole('checkbox', { name: 'Lantern Peak' }));
    await user.click(screen.getByRole('checkbox', { name: 'Moonquay' }));
    await user.click(send());
    const question = await screen.findByRole('dialog', { name: 'Send to insurers that do not write it?' });
    expect(question.textContent).toContain(`Moonquay${reason.label}`);
    expect(question.textContent).not.toContain('Lantern Peak');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent(sendToInsurers)).toEqual([]);
    await user.click(send());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(sent(sendToInsurers)).toHaveLength(1));
    expect(sent(sendToInsurers)[0]?.insurers).toEqual(['LPG', 'MQD']);
  });

  it('sees where each link goes, and types another address for this request, which is judged before it is sent [C-5.4-16]', async () => {
    const { user, sent } = await begin([[sendToInsurers, { data: [waiting] }]]);
    expect(screen.queryByText('The link goes to commercial@lpg.example.com')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select all that write it' }));
    expect(screen.getByText('The link goes to commercial@lpg.example.com')).toBeTruthy();
    expect(screen.getByText('No address is known: no link is sent')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Another address for Lantern Peak' }));
    const typed = screen.getByLabelText('E-mail of Lantern Peak for this request');
    await user.type(typed, 'underwriter@lpg');
    await user.click(send());
    expect(screen.getByText('E-mail must be valid')).toBeTruthy();
    expect(sent(sendToInsurers)).toEqual([]);
    await user.type(typed, '.example.com');
    await user.click(screen.getByRole('button', { name: 'Enter an address for Jadefield' }));
    await user.click(screen.getByRole('button', { name: 'Send no link' }));
    await user.click(send());
    await waitFor(() => expect(sent(sendToInsurers)).toHaveLength(1));
    expect(sent(sendToInsurers)[0]).toMatchObject({
      insurers: ['LPG', 'JDF'],
      addressed: [{ insurerAsked: 'LPG', insurerEmail: 'underwriter@lpg.example.com' }],
    });
  });

  it('is told whom a colleague has asked a moment ago, and whom that leaves', async () => {
    const later = [{ ...appetites[0], offerState: 'waiting', canSend: false }, ...appetites.slice(1)];
    const desk = openDesk(aCaseWith([]), [
      [insurerAppetites, { data: appetites }, { data: later }],
      [sendToInsurers, { status: 400, code: 'asked already', fields: ['insurers.0'] }],
    ]);
    await desk.user.click(screen.getByRole('button', { name: 'Choose insurers' }));
    await desk.user.click(await screen.findByRole('checkbox', { name: 'Lantern Peak' }));
    await desk.user.click(screen.getByRole('checkbox', { name: 'Jadefield' }));
    await desk.user.click(send());
    await waitFor(() => expect(send().textContent).toBe('Send to 1 insurer'));
    expect(desk.notices).toEqual([{ kind: 'failure', message: 'asked already' }]);
  });
});

describe('an officer who keys in an answer', () => {
  const levies = { bearingCents: 0, classLeviesCents: 0, iaLevyCents: 400, totalCents: 1_000_400 };
  const begin = async (answers: Answers = [], changes: Partial<CaseDetail> = {}) => {
    const desk = openDesk(aCaseWith([waiting], changes), [[offerLevies, { data: levies }], ...answers]);
    await desk.user.click(screen.getByRole('button', { name: /^Key in the answer of Lantern/ }));
    await screen.findByRole('form', { name: /^Answer of/ });
    return desk;
  };
  const save = () => screen.getByRole('button', { name: 'Save the answer' });
  const premium = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Premium without levies/ });

  it('sees the levies before saving, and saves what is typed once', async () => {
    const { user, sent, reload } = await begin([[saveOffer, { data: [anOffer()] }]]);
    await user.type(premium(), '10,000a');
    await user.tab();
    expect(premium().value).toBe('10,000.00');
    await waitFor(() => expect(screen.getByText('HK$10,004.00')).toBeTruthy());
    expect(sent(offerLevies)).toEqual([{ caseNumber: 'RQ2611000001', premiumCents: 1_000_000, bearingCents: 0 }]);
    await user.type(screen.getByRole('textbox', { name: 'Excess' }), 'HK$5,000');
    await user.type(screen.getByRole('textbox', { name: /Valid until/ }), '24/12/2099');
    await user.dblClick(save());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(saveOffer)).toHaveLength(1);
    expect(sent(saveOffer)[0]).toMatchObject({
      offerNumber: 1,
      offerVersion: 2,
      answeredAs: 'quoted',
      premiumCents: 1_000_000,
      validUntil: '2099-12-24',
      excess: 'HK$5,000',
      files: [],
    });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is told at the field what is missing or cannot be', async () => {
    const { user, sent } = await begin();
    const errorOf = (field: HTMLElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    await user.click(save());
    expect(premium().getAttribute('aria-invalid')).toBe('true');
    await user.type(premium(), '0');
    await user.tab();
    expect(errorOf(premium())).toContain('Greater Than 0');
    await user.type(screen.getByRole('textbox', { name: /Valid until/ }), '01/01/2020');
    await user.tab();
    expect(errorOf(screen.getByRole('textbox', { name: /Valid until/ }))).toContain('must be valid today');
    await user.click(screen.getByRole('radio', { name: 'Does not quote' }));
    expect(screen.queryByRole('textbox', { name: /Premium/ })).toBeNull();
    await user.click(save());
    expect(screen.getByRole('textbox', { name: 'Why it does not quote' }).getAttribute('aria-invalid')).toBe('true');
    expect(sent(saveOffer)).toEqual([]);
  });

  it('says why an insurer does not quote, without figures', async () => {
    const { user, sent } = await begin([[saveOffer, { data: [waiting] }]]);
    await user.type(premium(), '99');
    await user.click(screen.getByRole('radio', { name: 'Does not quote' }));
    await user.type(screen.getByRole('textbox', { name: 'Why it does not quote' }), 'Full');
    await user.click(save());
    await waitFor(() => expect(sent(saveOffer)).toHaveLength(1));
    expect(sent(saveOffer)[0]).toMatchObject({ answeredAs: 'notQuoting', remark: 'Full' });
    expect(sent(saveOffer)[0]).not.toHaveProperty('premiumCents');
  });

  it('is asked for the part of employees’ compensation only where there is one', async () => {
    await begin();
    expect(screen.queryByRole('textbox', { name: /of which employees/ })).toBeNull();
    cleanup();
    const employees = [{ employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '1.00' }];
    const { user } = await begin([[saveOffer, { status: 400, code: 'too much', fields: [o.bearingKeyed.wire] }]], {
      employees,
      employeesAsked: {},
    });
    await user.type(premium(), '10');
    await user.type(screen.getByRole('textbox', { name: /of which employees/ }), '11');
    await user.click(save());
    expect((await screen.findAllByText('too much')).length).toBeGreaterThan(0);
    cleanup();
    await begin([], { employees, employeesAsked: {}, caseTemplate: 'EC' });
    expect(screen.queryByRole('textbox', { name: /of which employees/ })).toBeNull();
  });

  it('states the part of employees’ compensation, be it nil, and sees no levies before', async () => {
    const questions = [aQuestion({ questionId: 'CP15', type: 'RADIO', initial: 'Y' })];
    const project: Partial<CaseDetail> = { caseTemplate: 'CAR_P', questions };
    const { user, sent } = await begin([[saveOffer, { data: [anOffer()] }]], project);
    const part = () => screen.getByRole<HTMLInputElement>('textbox', { name: /of which employees/ });
    await user.type(premium(), '10000');
    await user.click(save());
    expect(part().getAttribute('aria-invalid')).toBe('true');
    expect([sent(saveOffer), sent(offerLevies)]).toEqual([[], []]);
    await user.type(part(), '0');
    await waitFor(() => expect(screen.getByText('HK$10,004.00')).toBeTruthy());
    await user.click(save());
    await waitFor(() => expect(sent(saveOffer)).toHaveLength(1));
    expect(sent(saveOffer)[0]).toMatchObject({ premiumCents: 1_000_000, bearingCents: 0 });
  });

  it('shows a part that was nil as it was keyed in, and asks for none whose section was taken out', async () => {
    const nil = { ...waiting, premiumCents: 1_000_000, bearingCents: 0 };
    const section = { employeesAsked: { when: { questionId: 'BP15', answers: ['Y'] } } };
    const answered = (initial: string) => [aQuestion({ questionId: 'BP15', type: 'RADIO', initial })];
    await begin([], { ...section, offers: [nil], questions: answered('Y') });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /of which employees/ }).value).toBe('0.00');
    cleanup();
    const employees = [{ employeeOccupation: 'CLERK', employeeCount: '1', annualPayroll: '1.00' }];
    await begin([], { ...section, employees, questions: answered('N') });
    expect(screen.queryByRole('textbox', { name: /of which employees/ })).toBeNull();
  });

  it('goes on to the next insurer while the first answer is under way', async () => {
    const next = { ...waiting, offerNumber: 2, insurerName: 'Jadefield' };
    const desk = openDesk(aCaseWith([waiting, next]), [[saveOffer, { data: [anOffer(), next] }]]);
    const answer = fetch;
    let release = () => {};
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return answer(address, init);
    });
    await desk.user.click(screen.getByRole('button', { name: /^Key in the answer of Lantern/ }));
    await desk.user.click(screen.getByRole('radio', { name: 'Does not quote' }));
    await desk.user.type(screen.getByRole('textbox', { name: 'Why it does not quote' }), 'Full');
    await desk.user.click(save());
    await desk.user.click(screen.getByRole('button', { name: /^Key in the answer of Jadefield/ }));
    release();
    await waitFor(() => expect(desk.reload).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('form', { name: 'Answer of Jadefield' })).toBeTruthy();
  });

  it('loses nothing typed when a colleague was quicker, and is sent away when the case is over', async () => {
    const stale = { status: 409, code: 'offer.stale' };
    const { user, reload, notices } = await begin([[saveOffer, stale, { status: 409, code: 'case.withdrawn' }]]);
    await user.type(premium(), '10');
    await user.click(save());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(premium().value).toBe('10.00');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(notices.map(({ message }) => message)).toEqual(['offer.stale', 'case.withdrawn']);
  });
});
