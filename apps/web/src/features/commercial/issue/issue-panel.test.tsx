// @vitest-environment happy-dom
import { draftPolicy, endorseCase, issueCase } from '@onegi/contract/calls/requests/commercial/issue';
import type { IssuedPolicy, PolicyDraft } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { issueFields } from '@onegi/contract/fields/issue';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import type { Me } from '../../accounts/use-me.ts';
import { aDraft } from '../a-draft.ts';
import { IssuePanel } from './issue-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figures = {
  premiumCents: 1_000_000,
  classLeviesCents: 43_200,
  iaLevyCents: 400,
  leviesCents: 43_600,
  totalCents: 1_043_600,
};
const commission = {
  commissionBasisPoints: 2_000,
  commissionCents: 200_000,
  payoutBasisPoints: 6_000,
  consultantCommissionCents: 120_000,
  houseCommissionCents: 80_000,
  payableCents: 843_600,
};
const draft: PolicyDraft = {
  caseNumber: 'RQ2611000001',
  caseVersion: 3,
  insuredName: 'Demo Trading 01 Limited',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  currency: 'HKD',
  insurerName: 'Lantern Peak General Insurance',
  insurerNameZh: '燈峰保險',
  insurerReference: 'LP/1',
  ...figures,
  commission,
  noteDueOn: '2027-01-22',
  policyRenewed: null,
};
const policy: IssuedPolicy = {
  ...draft,
  policyNumber: 'LPG-BPK-26-0000001',
  transactionNumber: 'PT20260000001',
  planCode: '',
  issuedOn: '2026-11-23',
  noteNumber: 'DN2611000001',
  commission: null,
  documents: [
    {
      documentKind: 'schedule',
      documentLanguage: 'zh-Hant',
      fileName: 'schedule-abc.pdf',
      documentName: 'Policy schedule',
      documentNameZh: '承保表',
    },
  ],
};
const accepted = { ...aDraft, caseNumber: draft.caseNumber, caseState: 'accepted' as const };
const toIssue = { ...accepted, allowedActions: ['issue' as const] };

function open(
  detail: typeof toIssue | typeof accepted,
  answers: Parameters<typeof drawPage>[2],
  role: UserRole = 'officer',
) {
  const reload = vi.fn(() => Promise.resolve());
  const user = whoAs(role).data as unknown as Me;
  return { ...drawPage(<IssuePanel detail={detail} user={user} reload={reload} />, '/', answers), reload };
}

const issueButton = () => screen.findByRole('button', { name: 'Issue the policy' });
async function confirm(user: ReturnType<typeof open>['user']) {
  await user.click(await issueButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('HK$10,436.00');
  await user.click(within(dialog).getByRole('button', { name: 'Issue the policy' }));
}

/** A case of which another offer was accepted while its page was open. */
function ReopenedCase() {
  const [caseVersion, setVersion] = useState(draft.caseVersion);
  const user = whoAs('officer').data as unknown as Me;
  const reload = async () => setVersion(5);
  return <IssuePanel detail={{ ...toIssue, caseVersion }} user={user} reload={reload} />;
}

describe('an officer who issues a policy', () => {
  it('sees every part of it, and issues after a question what was completed [C-6.1-02] [C-6.1-03]', async () => {
    const answered = { ...accepted, policy };
    const { user, sent, notices, reload } = open(toIssue, [
      [draftPolicy, { data: draft }],
      [issueCase, { data: answered }],
    ]);
    await issueButton();
    const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts).toEqual([
      'HK$10,000.00',
      'HK$432.00',
      'HK$4.00',
      'HK$436.00',
      'HK$10,436.00',
      'HK$2,000.00',
      'HK$1,200.00',
      'HK$800.00',
      'HK$8,436.00',
    ]);
    await user.type(screen.getByLabelText(/^Policy no\./), 'bp/1');
    await confirm(user);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(issueCase)).toEqual([
      {
        caseNumber: 'RQ2611000001',
        caseVersion: 3,
        policyNumberKeyed: 'BP/1',
        insuredName: 'Demo Trading 01 Limited',
        startsOn: '2027-01-01',
        endsOn: '2027-12-31',
        currency: 'HKD',
        planCode: '',
        clientEmail: '',
      },
    ]);
    expect(notices).toEqual([{ kind: 'success', message: 'Policy LPG-BPK-26-0000001 has been issued.' }]);
  });

  it('issues what was accepted last: another acceptance brings its own period [C-6.1-04]', async () => {
    const later = { ...draft, caseVersion: 5, startsOn: '2027-02-01', endsOn: '2028-01-31' };
    const drawn = drawPage(<ReopenedCase />, '/', [
      [draftPolicy, { data: draft }, { data: later }],
      [issueCase, { status: 409, code: 'case.reopened' }, { data: { ...accepted, policy } }],
    ]);
    await confirm(drawn.user);
    await waitFor(() => expect(drawn.asked.filter((name) => name === draftPolicy.name)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirm(drawn.user);
    await waitFor(() => expect(drawn.sent(issueCase)).toHaveLength(2));
    expect(drawn.sent(issueCase)[1]).toMatchObject({ caseVersion: 5, startsOn: '2027-02-01', endsOn: '2028-01-31' });
  });

  it('is told what happened meanwhile, and sees it; a number that is taken is told at its field [C-6.1-04]', async () => {
    const { user, notices, reload } = open(toIssue, [
      [draftPolicy, { data: draft }],
      [issueCase, { status: 409, code: 'policy.numberTaken' }, { status: 409, code: 'case.issued' }],
    ]);
    await confirm(user);
    await waitFor(() =>
      expect(document.querySelector('#policyNumberKeyed-error')?.textContent).toBe('policy.numberTaken'),
    );
    expect([notices, reload.mock.calls.length]).toEqual([[], 0]);
    await user.type(screen.getByLabelText(/^Policy no\./), '2');
    await confirm(user);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(notices).toEqual([{ kind: 'failure', message: 'case.issued' }]);
  });

  it('of a renewal sees which policy is marked as renewed, and names another or none', async () => {
    const renewal = { ...draft, policyRenewed: 'LPG-BPK-25-0000001' };
    const { user, sent, reload } = open(toIssue, [
      [draftPolicy, { data: renewal }],
      [
        issueCase,
        { status: 400, code: 'request.invalid', fields: [issueFields.policyRenewed.wire] },
        { data: { ...accepted, policy } },
      ],
    ]);
    const named = (await screen.findByLabelText(/^Policy renewed/)) as HTMLInputElement;
    expect(named.value).toBe('LPG-BPK-25-0000001');
    await user.click(await issueButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Policy LPG-BPK-25-0000001 is marked as renewed.');
    await user.click(within(dialog).getByRole('button', { name: 'Issue the policy' }));
    await waitFor(() => expect(document.querySelector('#policyRenewed-error')?.textContent).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
    await user.clear(named);
    await user.click(await issueButton());
    expect((await screen.findByRole('dialog')).textContent).toContain('No policy is marked as renewed.');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue the policy' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(issueCase).map((body) => (body as { policyRenewed?: string }).policyRenewed)).toEqual([
      'LPG-BPK-25-0000001',
      '',
    ]);
  });

  it('of new business is asked for none', async () => {
    open(toIssue, [[draftPolicy, { data: draft }]]);
    await issueButton();
    expect(screen.queryByLabelText(/^Policy renewed/)).toBeNull();
  });

  it('is asked nothing while something is wrong', async () => {
    const { user, asked } = open(toIssue, [[draftPolicy, { data: { ...draft, endsOn: '2026-12-31' } }]]);
    await user.click(await issueButton());
    await waitFor(() => expect(document.querySelector('#endsOn-error')?.textContent).toContain('before it begins'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([draftPolicy.name]);
  });
});

describe('an officer who endorses a policy', () => {
  const endorsement = {
    policyNumber: 'LPG-BPK-26-0000001',
    transactionNumber: 'PT20260000001',
    endorsementNumber: '001',
  };
  const toEndorse = { ...accepted, transactionType: 'endorsement' as const, allowedActions: ['endorse' as const] };
  const made = () => screen.findByRole('button', { name: 'The endorsement is made' });

  it('is told what to do, led to the policies, and names what was made', async () => {
    const { user, sent, notices, reload } = open(toEndorse as never, [
      [endorseCase, { data: { ...toEndorse, endorsement, allowedActions: [] } }],
    ]);
    expect(screen.getByRole('link', { name: 'Find the policy' }).getAttribute('href')).toContain('policy-enquiry');
    await user.click(await made());
    expect(sent(endorseCase)).toEqual([]);
    expect(document.querySelector('#policyEndorsed-error')?.textContent).toBeTruthy();
    expect(document.querySelector('#endorsementNumber-error')?.textContent).toContain('Three digits');
    await user.type(screen.getByLabelText(/^Policy no\./), 'lpg-bpk-26-0000001');
    await user.type(screen.getByLabelText(/^Endorsement no\./), '001');
    await user.click(await made());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sent(endorseCase)).toEqual([
      { caseNumber: 'RQ2611000001', caseVersion: 1, policyEndorsed: 'LPG-BPK-26-0000001', endorsementNumber: '001' },
    ]);
    expect(notices).toEqual([{ kind: 'success', message: 'The endorsement of RQ2611000001 is made.' }]);
  });

  it('is told at the field what is none, and of a case that is over sees it', async () => {
    const fields = [issueFields.endorsementNumber.wire];
    const { user, reload } = open(toEndorse as never, [
      [endorseCase, { status: 400, code: 'request.invalid', fields }, { status: 409, code: 'case.endorsed' }],
    ]);
    await user.type(screen.getByLabelText(/^Policy no\./), 'LPG-1');
    await user.type(screen.getByLabelText(/^Endorsement no\./), '001');
    await user.click(await made());
    await waitFor(() => expect(document.querySelector('#endorsementNumber-error')?.textContent).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
    await user.click(await made());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('sees afterwards which endorsement of which policy it was', () => {
    open({ ...accepted, transactionType: 'endorsement', endorsement } as never, [], 'consultant');
    const link = screen.getByRole('link', { name: 'LPG-BPK-26-0000001' });
    expect(link.getAttribute('href')).toBe('/QuotationPolicyEnquiryEdit?polNo=PT20260000001&endst=001');
    expect(screen.getByText('001')).toBeTruthy();
  });
});

describe('a consultant', () => {
  it('sees number, documents and what is owed of the policy, and no commission [C-6.1-07]', () => {
    const { asked } = open({ ...accepted, policy } as never, [], 'consultant');
    for (const text of ['LPG-BPK-26-0000001', 'DN2611000001', 'HK$10,436.00, due 22 January 2027'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/Commission/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Policy schedule (Traditional Chinese)' });
    expect(link.getAttribute('href')).toContain('schedule-abc.pdf');
    expect(asked).toEqual([]);
  });

  it('sees nothing of it before', () => {
    const { asked } = open(accepted, [], 'consultant');
    expect(document.querySelector('section')).toBeNull();
    expect(asked).toEqual([]);
  });
});
