// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { getClientLink, type ClientLink as Link } from '@onegi/contract/calls/client/client-links';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { type ArAp, getArAp } from '@onegi/contract/calls/policies/ar-ap';
import { getPolicyDocuments } from '@onegi/contract/calls/policies/documents';
import { editPolicy } from '@onegi/contract/calls/policies/edit-policy';
import { type EndorsementDetail, getEndorsement } from '@onegi/contract/calls/policies/endorsements';
import { listConsultants } from '@onegi/contract/calls/policies/list-consultants';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { getPolicyMatter } from '@onegi/contract/calls/policies/policy-matter';
import { getPolicyNote, type PolicyNote } from '@onegi/contract/calls/policies/policy-note';
import type { EndorsementRow, PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { policyFields as p } from '@onegi/contract/fields/policies';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import PolicyEnquiryPage from './policy-enquiry-page.tsx';
import PolicyPage from './policy-page.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

const first: EndorsementRow = {
  endorsementNo: '000',
  kind: 'NB',
  endorsementState: 'issued',
  effectiveOn: '2026-12-01',
  effectiveUntil: '2027-11-30',
  accountOn: '2026-11-21',
  actualPremiumCents: 1_035_179,
  totalPremiumCents: 1_067_924,
  noteNumber: 'DN2611000045',
  noteSettlement: 'partlySettled',
  sortSequence: 0,
};
const second: EndorsementRow = {
  ...{ ...first, endorsementNo: '001', kind: 'EN', actualPremiumCents: 0, totalPremiumCents: 0 },
  ...{ noteNumber: null, noteSettlement: null, sortSequence: 1 },
};
const policy: PolicyDetail = {
  transactionNumber: 'PT20260000123',
  policyNumber: 'LPG-MTR-26-0000123',
  holderName: 'CHAN TAI MAN',
  status: 'pending',
  statusName: 'Pending',
  statusNameZh: '待處理',
  consultantCode: 'TR1',
  secondConsultantCode: null,
  startsOn: '2026-12-01',
  endsOn: '2027-11-30',
  currency: 'HKD',
  premiumCurrency: 'HKD',
  line: 'MOTOR',
  lineName: 'Motor',
  lineNameZh: '汽車保險',
  planCode: 'LPG-MOTOR-S',
  insurerCode: 'LPG',
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈峰保險',
  contactEmail: 'chan@example.com',
  contactMobile: '23456789',
  handlerId: null,
  handlerName: null,
  handlerNameZh: null,
  kind: 'NB',
  businessVolumeCents: null,
  insuredDetails: 'Make: Tesla',
  insuredDetailsZh: '廠牌: Tesla',
  caseNumber: null,
  remarks: '',
  issuedOn: '2026-11-21',
  createdBy: null,
  changedAt: null,
  changedBy: null,
  outstandingCents: 533_962,
  version: 3,
  mayEdit: false,
  endorsements: [first, second],
  documents: [],
};
const detail: EndorsementDetail = {
  ...first,
  transactionNumber: policy.transactionNumber,
  grossPremiumCents: 1_111_900,
  insurerDiscountBasisPoints: 500,
  netPremiumCents: 1_056_305,
  clientDiscountBasisPoints: 200,
  otherLeviesCents: 31_689,
  levyCents: 1_056,
  totalLeviesCents: 32_745,
  productTier: null,
  adjustedVolumeCents: null,
  basicRateBasisPoints: null,
  basicCommissionCents: null,
  payoutBasisPoints: null,
  consultantCommissionCents: 54_931,
  totalCommissionCents: null,
  houseCommissionCents: null,
  payableCents: null,
  remarks: '',
  claims: [],
};
const forOffice: EndorsementDetail = {
  ...detail,
  ...{ productTier: 2, adjustedVolumeCents: 137_320, basicRateBasisPoints: 1_500, basicCommissionCents: 158_446 },
  ...{ payoutBasisPoints: 6_000, consultantCommissionCents: 82_392, totalCommissionCents: 137_320 },
  ...{ houseCommissionCents: 54_928, payableCents: 930_604 },
};
const note: PolicyNote = {
  noteNumber: 'DN2611000045',
  noteKind: 'DEBIT',
  noteCents: 1_067_924,
  currency: 'HKD',
  accountOn: '2026-11-21',
  dueOn: '2027-01-20',
  approvedBy: null,
  approvedOn: null,
  remarks: '',
  reopenedOn: null,
  reopenedBy: null,
  noteSettlement: 'partlySettled',
  outstandingCents: 533_962,
  payoutOn: null,
  settlements: [
    {
      receiptId: null,
      receiptNumber: 'RC2611000077',
      receivedOn: '2026-11-25',
      receiptCurrency: 'HKD',
      receiptCents: 600_000,
      allocatedCents: 533_962,
      receiptMethod: 'FPS',
      bankStatus: 'cleared',
      bankReference: 'REF-1',
      chequeNumber: null,
      receiptRemarks: '',
      allocatedOn: '2026-11-25',
    },
  ],
};
const texts = { matterHeading: '', matterHeadingZh: '', matterEnding: '', matterEndingZh: '' };
const matter = [
  {
    ...texts,
    matterName: 'Make',
    matterNameZh: '廠牌',
    matterType: 'VARCHAR',
    matterValue: 'Tesla',
    matterValueZh: 'Tesla',
  },
].map((row) => ({ ...row, matterSize: 100 }));
const arAp: ArAp = {
  endorsements: [
    {
      transactionNumber: policy.transactionNumber,
      ...{ noteNumber: first.noteNumber, endorsementNo: '000', kind: 'NB', endorsementState: 'issued' },
      ...{ accountOn: '2026-11-21', dueOn: '2027-01-20', actualPremiumCents: 1_035_179, totalCommissionCents: null },
    },
  ],
  receipts: [
    {
      ...{ receiptNumber: 'RC2611000077', receivedOn: '2026-11-25', receiptCents: 600_000, allocatedCents: 533_962 },
      ...{ bankStatus: 'cleared', paidType: 'part' },
    },
    {
      ...{ receiptNumber: 'RC2611000078', receivedOn: '2026-11-25', receiptCents: 100_000, allocatedCents: 0 },
      ...{ bankStatus: 'reversed', paidType: null },
    },
  ],
  payments: [],
};

const at = '/QuotationPolicyEnquiryEdit?polNo=PT20260000123';
function open(
  address = at,
  { shown = policy, seen = detail, role = 'consultant' as 'consultant' | 'officer' } = {},
  more: Parameters<typeof drawPage>[2] = [],
) {
  return drawPage(<PolicyPage />, address, [
    [me, whoAs(role)],
    [getPolicy, { data: shown }],
    [getEndorsement, { data: seen }],
    [getPolicyNote, { data: note }],
    [getPolicyMatter, { data: matter }],
    [getArAp, { data: arAp }],
    [dropdown, { data: { PROVIDER_CPS_LIST: [{ value: 'E1', label: 'Olive', labelZh: '何主任' }] } }],
    [editPolicy, { data: { ...shown, version: 4 } }],
    ...more,
  ]);
}

describe('the page of a policy', () => {
  it('says in one line where it stands: number, status, insured, period, what is outstanding [C-2.4-08]', async () => {
    open();
    const line = await screen.findByRole('region', { name: 'Where the policy stands' });
    for (const text of [
      'LPG-MTR-26-0000123',
      'Pending',
      'CHAN TAI MAN',
      '1\u00a0Dec\u00a02026 – 30\u00a0Nov\u00a02027',
      'Outstanding HK$5,339.62',
    ])
      expect(line.textContent).toContain(text);
  });

  it('opens the policy itself, with premium, note, settlement and subject matter, and stays above [C-2.4-09]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: /^Endorsement 000/ })).toBeDefined();
    expect((await screen.findByRole('region', { name: 'Premium and levies' })).textContent).toContain('HK$10,679.24');
    expect((await screen.findByRole('region', { name: 'Debit note' })).textContent).toContain('DN2611000045');
    const settled = await screen.findByRole('region', { name: 'Client settlement' });
    expect(settled.textContent).toContain('Faster Payment System');
    expect((await screen.findByRole('table', { name: 'Subject matter' })).textContent).toContain('Tesla');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('opens the endorsement that is chosen, scrolls there, and names it in the address [C-2.4-10]', async () => {
    const { user, address } = open();
    const table = await screen.findByRole('table', { name: 'Endorsements' });
    const [zero, one] = within(table).getAllByRole('link');
    expect([zero?.getAttribute('aria-current'), one?.getAttribute('aria-current')]).toEqual(['true', 'false']);
    await user.click(one as HTMLElement);
    expect(address()).toBe(`${at}&endst=001`);
    expect(await screen.findByRole('heading', { name: /^Endorsement 001/ })).toBeDefined();
    expect(scrolled).toHaveBeenCalledTimes(1);
    await user.click(within(table).getAllByRole('link')[1] as HTMLElement);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('is opened by a link at its endorsement; one that there is not is the policy itself', async () => {
    open(`${at}&endst=001`);
    expect(await screen.findByRole('heading', { name: /^Endorsement 001/ })).toBeDefined();
    expect(scrolled).toHaveBeenCalledTimes(1);
    cleanup();
    open(`${at}&endst=777`);
    expect(await screen.findByRole('heading', { name: /^Endorsement 000/ })).toBeDefined();
  });

  it('shows who sells the own commission alone, and the office every part [C-2.4-11]', async () => {
    open();
    const own = await screen.findByRole('region', { name: 'Commission' });
    expect(own.textContent).toBe('CommissionYour commissionHK$549.31');
    cleanup();
    open(at, { seen: forOffice, role: 'officer' });
    const all = await screen.findByRole('region', { name: 'Commission' });
    for (const text of ['HK$1,584.46', 'HK$1,373.20', 'HK$823.92', 'HK$549.28', 'HK$9,306.04'])
      expect(all.textContent).toContain(text);
  });

  it('lists endorsements, receipts and payments in the AR/AP inquiry [C-2.4-12]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'AR/AP inquiry' }));
    const dialog = await screen.findByRole('dialog');
    const receipts = await within(dialog).findByRole('table', { name: 'Receipts' });
    const cells = (row: RegExp) => within(within(receipts).getByRole('row', { name: row })).getAllByRole('cell');
    expect(cells(/RC2611000077/)[3]?.textContent).toBe('Part');
    expect(cells(/RC2611000078/)[3]?.textContent).toBe('–');
    const due = within(dialog).getByRole('table', { name: 'Endorsements' });
    expect(due.textContent).toContain('DN2611000045');
    expect(within(due).getByRole('columnheader', { name: 'Status' })).toBeDefined();
    expect(within(due).getByRole('cell', { name: 'Issued' })).toBeDefined();
    expect(within(dialog).queryByText('Commission')).toBeNull();
    expect(within(dialog).getByText('No data available')).toBeDefined();
  });

  it('lets the office edit what needs no endorsement, and nobody else [C-2.4-13]', async () => {
    open();
    await screen.findByRole('heading', { name: 'General information' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    cleanup();
    const { user, sent, notices } = open(at, { shown: { ...policy, mayEdit: true }, role: 'officer' });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Remarks'), 'Calls in the morning');
    await screen.findByRole('option', { name: 'Olive' });
    await user.selectOptions(screen.getByLabelText('CPS handler'), 'Olive');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
    // What was not touched is not written.
    expect(sent(editPolicy)).toEqual([
      { number: 'PT20260000123', version: 3, handlerId: 'E1', remarks: 'Calls in the morning' },
    ]);
  });

  it('shows an address that was saved wherever the client is written to, and offers the link that was not possible', async () => {
    const link: Link = {
      ...{ linkState: 'none', linkSentAt: null, linkExpiresAt: null, lastOpenedAt: null, openedCount: 0 },
      ...{ linkEmail: null, allowedActions: [] },
    };
    const documents = { status: 'waiting' as const, documents: [], endorsementDocuments: [] };
    const email = 'new@example.com';
    const { user, sent } = open(at, { shown: { ...policy, contactEmail: '', mayEdit: true }, role: 'officer' }, [
      [getPolicyDocuments, { data: { ...documents, email: null } }, { data: { ...documents, email } }],
      [getClientLink, { data: link }, { data: { ...link, linkEmail: email, allowedActions: ['sendLink'] } }],
    ]);
    const mailed = () => screen.getByLabelText<HTMLInputElement>('E-mail for the documents of this policy').value;
    await screen.findByText('No e-mail address of the client is known.');
    await waitFor(() => expect(mailed()).toBe(''));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('E-mail'), email);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mailed()).toBe(email));
    expect(sent(editPolicy)).toEqual([{ number: 'PT20260000123', version: 3, contactEmail: email }]);
    expect(await screen.findByRole('button', { name: /^Send/ })).toBeDefined();
  });

  it('says so where there is none', async () => {
    drawPage(<PolicyPage />, at, [
      [me, whoAs('consultant')],
      [getPolicy, { status: 404, code: 'policy.notFound' }],
    ]);
    expect(await screen.findByText('There is no such policy')).toBeDefined();
    cleanup();
    open('/QuotationPolicyEnquiryEdit');
    expect(await screen.findByText('There is no such policy')).toBeDefined();
  });
});

describe('the policy inquiry', () => {
  const page = { records: [], total: 0, pages: 0, size: 10, current: 1 };
  const draw = (search: string) =>
    drawPage(<PolicyEnquiryPage />, `/quotation/policy-enquiry${search}`, [
      [me, whoAs('officer')],
      [policyList.page, { data: page }],
      [dropdown, { data: {} }],
      [listConsultants, { data: [] }],
    ]);

  it('has the specified filters, with Search and Reset; Reset takes back filters, order and page [C-2.4-14]', async () => {
    const { user, address, sent } = draw(
      `?${p.statusAsked.wire}=active&sort=${p.issuedOn.wire}&order=desc&page=1&${p.line.wire}=HOME`,
    );
    const form = await screen.findByRole('form', { name: 'Filters' });
    const names = ['Provider policy no', 'Status', 'Effective Date From', 'Effective Date To', 'Product Class'];
    for (const name of [...names, 'Insured Name', 'Sort', 'Order'])
      expect(within(form).getByLabelText(name)).toBeDefined();
    expect(within(form).queryByLabelText('Insurer')).toBeNull();
    expect(await screen.findByText('No data available')).toBeDefined();
    await user.type(within(form).getByLabelText('Insured Name'), 'chan');
    await user.click(within(form).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toContain(`${p.holderNameSought.wire}=chan`));
    await user.click(within(form).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe('/quotation/policy-enquiry'));
    await waitFor(() =>
      expect(sent(policyList.page).at(-1)).toEqual({ sort: 'policyNumber', order: 'asc', current: 1, size: 10 }),
    );
  });

  it('shows what the dashboard has narrowed it by, and only then', async () => {
    draw(`?${p.insurer.wire}=LPG&${p.issuedFrom.wire}=2026-11-01`);
    const form = await screen.findByRole('form', { name: 'Filters' });
    expect(within(form).getByLabelText('Created From')).toBeDefined();
    expect(within(form).queryByLabelText('Created To')).toBeNull();
  });

  it('is ordered by the form, too', async () => {
    const { user, address } = draw('');
    const form = await screen.findByRole('form', { name: 'Filters' });
    await user.selectOptions(within(form).getByLabelText('Sort'), 'Status');
    await waitFor(() => expect(address()).toContain(`sort=${p.status.wire}&order=asc`));
    await user.selectOptions(within(form).getByLabelText('Order'), 'Descending');
    await waitFor(() => expect(address()).toContain(`sort=${p.status.wire}&order=desc`));
  });
});
