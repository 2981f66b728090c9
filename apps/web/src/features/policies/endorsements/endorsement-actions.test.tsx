// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { getPolicyDocuments } from '@onegi/contract/calls/policies/documents';
import { getDraftMatter, updateDraftMatter } from '@onegi/contract/calls/policies/endorsements/draft-matter';
import {
  approveEndorsement,
  getEndorsementDraft,
  getEndorsementOptions,
  previewEndorsement,
  returnEndorsement,
  saveEndorsement,
  submitEndorsement,
} from '@onegi/contract/calls/policies/endorsements/drafts';
import type {
  EndorsementDraft,
  EndorsementOptions,
  EndorsementPreview,
} from '@onegi/contract/calls/policies/endorsements/shapes';
import { endorsements } from '@onegi/messages/zh-Hant/endorsements';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import { EndorsementActions } from './endorsement-actions.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NUMBER = 'PT20260000042';
const ID = '00000000-0000-4000-8000-000000000001';
const options: EndorsementOptions = {
  policyNumber: 'LPG-HOM-26-0000042',
  transactionNumber: NUMBER,
  line: 'HOME',
  startsOn: '2026-01-01',
  policyEndsOn: '2026-12-31',
  policyEnd: null,
  today: '2026-05-31',
  earliestOn: '2026-01-01',
  mayDraft: true,
  actions: ['facts', 'details', 'keyed', 'cancelByClient'],
  facts: [
    {
      name: 'areaBand',
      label: 'Floor area',
      labelZh: '樓面面積',
      factKind: 'choice',
      value: '02',
      options: [
        { value: '02', label: '501-700 sq ft', labelZh: '501-700 平方呎' },
        { value: '03', label: '701-1,000 sq ft', labelZh: '701-1,000 平方呎' },
      ],
    },
  ],
  details: [],
  draftedBy: null,
  draftedByZh: null,
  openDraftId: null,
};
const figures = {
  grossPremiumCents: 176_71,
  netPremiumCents: 176_71,
  actualPremiumCents: 176_71,
  otherLeviesCents: 0,
  levyCents: 18,
  totalLeviesCents: 18,
  receivableCents: 176_89,
  basicCommissionCents: 44_18,
  totalCommissionCents: 44_18,
  consultantCommissionCents: 26_51,
  houseCommissionCents: 17_67,
  payableCents: 132_71,
};
const part = (text: string, cents: number | null, isTotal = false) => ({ text, textZh: text, cents, isTotal });
const preview: EndorsementPreview = {
  kind: 'EA',
  effectiveOn: '2026-05-31',
  changes: [
    {
      label: 'Floor area',
      labelZh: '樓面面積',
      before: '501-700 sq ft',
      beforeZh: '501-700 平方呎',
      after: '701-1,000 sq ft',
      afterZh: '701-1,000 平方呎',
    },
  ],
  parts: [part('215 of 365 days remain', null), part('Premium', 176_71), part('Total payable', 176_89, true)],
  figures,
};
const draft: EndorsementDraft = {
  ...preview,
  draftId: ID,
  version: 2,
  state: 'awaitingApproval',
  endorsementNo: '001',
  policyNumber: options.policyNumber,
  transactionNumber: NUMBER,
  terms: {
    number: NUMBER,
    action: 'facts',
    effectiveOn: '2026-05-31',
    reason: 'Moved walls',
    facts: { areaBand: '03' },
  },
  createdBy: 'Olive Operations',
  createdByZh: '區安琪',
  isAskedByClient: false,
  createdAt: '2026-05-31T02:00:00.000Z',
  submittedBy: 'Olive Operations',
  submittedByZh: '區安琪',
  approvedBy: null,
  approvedByZh: null,
  heldSince: '2026-05-31T02:00:00.000Z',
  returnNote: null,
  approvalRefusal: null,
  limitCents: 50_000_00,
  allowedActions: ['approve', 'return'],
  noteNumber: null,
  documents: [],
};
const row = {
  ...{ rowNumber: 1, fieldName: 'Situation', fieldNameZh: '地點', fieldType: 'VARCHAR' as const, content: 'Unit 1' },
  ...{ maxLength: 50, printed: true, endorsable: true, mayChange: true },
};
const matter = { draftId: ID, matterVersion: 1, mayChange: true, rows: [row] };
const open = { ...draft, state: 'draft', allowedActions: ['edit', 'submit', 'delete'] };
const page = <EndorsementActions transactionNumber={NUMBER} />;
const openOptions = {
  ...options,
  mayDraft: false,
  draftedBy: draft.createdBy,
  draftedByZh: draft.createdByZh,
  openDraftId: ID,
};

it('shows before and after and every part of the premium before anything is kept [C-6.2-26]', async () => {
  const { user, sent } = drawPage(page, '/', [
    [me, whoAs('operations')],
    [getEndorsementOptions, { data: options }],
    [previewEndorsement, { data: preview }],
    [saveEndorsement, { data: { ...draft, state: 'draft', allowedActions: ['edit', 'submit', 'delete'] } }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Draft an endorsement' }));
  expect(screen.queryByRole('button', { name: 'Save the draft' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Floor area'), '03');
  await user.click(screen.getByRole('button', { name: 'Work out the premium' }));
  const changes = within(await screen.findByRole('table', { name: 'Before and after' }));
  expect(changes.getByText('501-700 sq ft')).toBeTruthy();
  expect(changes.getByText('701-1,000 sq ft')).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'How the premium comes about' })).getByText('HK$176.89'),
  ).toBeTruthy();
  expect(sent(previewEndorsement)).toEqual([
    { number: NUMBER, action: 'facts', effectiveOn: '2026-05-31', reason: '', facts: { areaBand: '03' } },
  ]);
  // What was worked out for something else is gone.
  await user.selectOptions(screen.getByLabelText('Floor area'), '02');
  expect(screen.queryByRole('table', { name: 'Before and after' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Work out the premium' }));
  await user.click(await screen.findByRole('button', { name: 'Save the draft' }));
  expect(sent(saveEndorsement)).toHaveLength(1);
});

it('says who drafts, and lets somebody else approve after a question [C-6.2-27]', async () => {
  const issued = { ...draft, state: 'issued', noteNumber: 'DN2605000001', allowedActions: [], version: 3 };
  const { user, sent, notices } = drawPage(page, '/', [
    [me, whoAs('approver')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: draft }, { data: issued }],
    [approveEndorsement, { data: issued }],
  ]);
  expect(await screen.findByText('Olive Operations is drafting an endorsement of this policy')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Approve and issue' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve and issue' }));
  expect(await screen.findByText('DN2605000001')).toBeTruthy();
  expect(sent(approveEndorsement)).toEqual([{ draftId: ID, version: 2 }]);
  expect(notices).toEqual([{ kind: 'success', message: 'Endorsement 001 is issued' }]);
});

it('names who drafted, submitted and approved it on a Chinese page by their Chinese names, where they have one', async () => {
  const issued = { ...draft, state: 'issued', approvedBy: 'Anna Approver', allowedActions: [] };
  const answers: Parameters<typeof drawPage>[2] = [
    [me, whoAs('approver')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: issued }],
  ];
  drawPage(page, '/', answers, { endorsements });
  expect(await screen.findByText('區安琪 正在草擬此保單的批單')).toBeTruthy();
  expect(await screen.findAllByText('區安琪')).toHaveLength(2);
  expect(screen.getByText('Anna Approver')).toBeTruthy();
  expect(screen.queryByText(/Olive Operations/)).toBeNull();
});

it('returns a draft only with a reason [C-6.2-27]', async () => {
  const { user, sent } = drawPage(page, '/', [
    [me, whoAs('approver')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: draft }],
    [returnEndorsement, { data: { ...draft, state: 'draft', allowedActions: [] } }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Return with a reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return with a reason' }));
  expect(sent(returnEndorsement)).toEqual([]);
  await user.type(dialog.getByLabelText('What has to be changed'), 'Which walls?');
  await user.click(dialog.getByRole('button', { name: 'Return with a reason' }));
  expect(sent(returnEndorsement)).toEqual([{ draftId: ID, version: 2, reasonGiven: 'Which walls?' }]);
});

it('tells who wrote it that somebody else has to approve, and shows consultants nothing', async () => {
  drawPage(page, '/', [
    [me, whoAs('officer')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: { ...draft, approvalRefusal: 'ownDraft', allowedActions: ['return'] } }],
  ]);
  expect(await screen.findByText('Somebody else has to approve what you have drafted.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve and issue' })).toBeNull();
  cleanup();
  const { asked } = drawPage(page, '/', [[me, whoAs('consultant')]]);
  await vi.waitFor(() => expect(asked).toEqual(['me']));
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for what is insured, and takes the signed request, while it is drafted [C-6.2-30]', async () => {
  const fixed = { ...row, rowNumber: 2, fieldName: 'Business', content: 'Trading', mayChange: false };
  const changed = { ...matter, matterVersion: 2, rows: [{ ...row, content: 'Unit 2' }, fixed] };
  const request = {
    ...{ rowNumber: 1, name: 'Signed request', nameZh: '已簽署的申請', required: true, docLimit: 5, docTypes: ['pdf'] },
    ...{ canDescribe: false, canUpload: true, canDelete: false, status: 'waiting', note: null, allowedActions: [] },
  };
  const documents = { status: 'waiting', email: null, documents: [], endorsementDocuments: [request] };
  const { user, sent } = drawPage(page, '/', [
    [me, whoAs('officer')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: open }],
    [getDraftMatter, { data: { ...matter, rows: [row, fixed] } }],
    [updateDraftMatter, { data: changed }],
    [getPolicyDocuments, { data: documents }],
  ]);
  const typed = await screen.findByLabelText<HTMLInputElement>('Situation');
  expect(screen.getByLabelText<HTMLInputElement>('Business').readOnly).toBe(true);
  expect(await screen.findByText('Signed request')).toBeTruthy();
  await user.clear(typed);
  await user.type(typed, 'Unit 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(updateDraftMatter)).toEqual([
    {
      draftId: ID,
      matterVersion: 1,
      contents: [
        { rowNumber: 1, content: 'Unit 2' },
        { rowNumber: 2, content: 'Trading' },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add a record' }));
  expect(await screen.findByRole('dialog', { name: 'Add subject matter' })).toBeTruthy();
});

it.each([
  ['submits', 'officer', open, 'Submit for approval', submitEndorsement],
  ['approves', 'approver', draft, 'Approve and issue', approveEndorsement],
] as const)(
  'brings whoever %s to the row of a document that has to be corrected meanwhile',
  async (_, role, seen, button, call) => {
    const request = {
      ...{
        rowNumber: 1,
        name: 'Signed request',
        nameZh: '已簽署的申請',
        required: true,
        docLimit: 5,
        docTypes: ['pdf'],
      },
      ...{ canDescribe: false, canUpload: true, canDelete: true, note: null, allowedActions: [], documentId: ID },
      ...{ fileName: 'signed.pdf', storedName: 'signed.pdf', fileKind: 'file', bytes: 10, status: 'waiting' },
      ...{ uploadedAt: '2026-05-31T02:00:00.000Z', previewUrl: null, downloadUrl: '/api/x' },
    };
    const withRow = (row: object) => ({
      data: { status: 'waiting', email: null, documents: [], endorsementDocuments: [{ ...request, ...row }] },
    });
    const { user, notices } = drawPage(page, '/', [
      [me, whoAs(role)],
      [getEndorsementOptions, { data: openOptions }],
      [getEndorsementDraft, { data: seen }],
      [getDraftMatter, { data: matter }],
      [getPolicyDocuments, withRow({}), withRow({ status: 'toCorrect', note: 'Page 2 is missing' })],
      [call, { status: 400, code: 'upload.missing', fields: ['documents.1'] }],
    ]);
    await screen.findByText('signed.pdf');
    expect(screen.queryByText('Please upload documents')).toBeNull();
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = screen.queryByRole('dialog');
    if (dialog) await user.click(within(dialog).getByRole('button', { name: button }));
    expect(await screen.findByText('Please upload documents')).toBeTruthy();
    expect(screen.getByText(/Page 2 is missing/)).toBeTruthy();
    expect(notices).toEqual([{ kind: 'failure', message: 'upload.missing' }]);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('endorsement-001-1'));
  },
);

it('submits no draft while what is insured is typed and not saved, and shows who only reads what is saved', async () => {
  const waiting = { ...draft, version: 3, allowedActions: [] };
  const { user, sent } = drawPage(page, '/', [
    [me, whoAs('officer')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: open }, { data: waiting }],
    [getDraftMatter, { data: matter }, { data: { ...matter, mayChange: false } }],
    [submitEndorsement, { data: waiting }],
  ]);
  const field = () => screen.findByLabelText<HTMLInputElement>('Situation');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit for approval' });
  await user.type(await field(), '23');
  expect(submit().disabled).toBe(true);
  expect(screen.getByText(/^Save the subject matter first/)).toBeTruthy();
  // A look at the other fields of the draft loses nothing.
  await user.click(screen.getByRole('button', { name: 'Edit the draft' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect((await field()).value).toBe('Unit 123');
  await user.type(await field(), '{Backspace}{Backspace}');
  await user.click(submit());
  expect(sent(submitEndorsement)).toEqual([{ draftId: ID, version: 2 }]);
  await vi.waitFor(async () => expect((await field()).readOnly).toBe(true));
});

it('shows what is saved once a colleague has submitted the draft under what was typed', async () => {
  const { user, notices } = drawPage(page, '/', [
    [me, whoAs('officer')],
    [getEndorsementOptions, { data: openOptions }],
    [getEndorsementDraft, { data: open }, { data: { ...draft, version: 3, allowedActions: [] } }],
    [getDraftMatter, { data: matter }, { data: { ...matter, mayChange: false } }],
    [updateDraftMatter, { status: 409, code: 'Submitted meanwhile' }],
  ]);
  const field = await screen.findByLabelText<HTMLInputElement>('Situation');
  await user.type(field, '23');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(notices).toEqual([{ kind: 'failure', message: 'Submitted meanwhile' }]));
  await vi.waitFor(() => expect(field.value).toBe('Unit 1'));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull();
});
