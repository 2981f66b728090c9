// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import type { ListedMotorCase, MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import {
  addMotorCase,
  approveMotorCase,
  copyMotorQuote,
  generateMotorCase,
  motorCaseTrail,
  openMotorCase,
  returnMotorCase,
} from '@onegi/contract/calls/motor/cases';
import { type MotorFile, motorFiles, removeMotorFile, sortMotorFile } from '@onegi/contract/calls/motor/files';
import { motorTicks, tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import type { UserRole } from '@onegi/contract/roles';
import { motorDesk } from '@onegi/messages/zh-Hant/motor-desk';
import { anAgentsCase } from '@onegi/testing/factories/motor-answers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import CaseDetailPage from './case-detail-page.tsx';
import CaseListPage from './case-list-page.tsx';
import CasePremiumPage from './case-premium-page.tsx';
import { caseAddress } from './motor-address.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const number = 'GQ2611000123';
type Answers = Parameters<typeof drawPage>[2];

/** A page of the case, for somebody who only reads its form. */
function drawCase(
  at: string,
  role: UserRole,
  motorCase: MotorCase,
  more: Answers = [],
  chinese?: Parameters<typeof drawPage>[3],
) {
  const page = at.includes('_premium') ? <CasePremiumPage /> : <CaseDetailPage />;
  const answers: Answers = [
    [me, whoAs(role)],
    [openMotorCase, { data: motorCase }],
    [dropdown, { data: {} }],
    [motorFiles, { data: { records: [], missingTypes: motorCase.missingTypes } }],
    ...more,
  ];
  return drawPage(page, at, answers, chinese);
}

const listed: ListedMotorCase = {
  ...anAgentsCase({ state: 'referred', stateName: 'Referred', isReferred: true, holder: 'underwriter' }),
  holderName: 'CHAN TAI MAN',
  startsOn: '2026-12-01',
  insurerCode: 'LPG',
  totalCents: 1_067_924,
  changedAt: '2026-11-23T02:00:00.000Z',
};

describe('the lists', () => {
  const answers: Answers = [
    [me, whoAs('BK')],
    [
      motorCaseCounts,
      {
        data: {
          counts: [
            { state: 'referred', count: 1, isMore: false },
            { state: 'draft', count: 4, isMore: false },
            { state: 'quoted', count: 1_000, isMore: true },
          ],
        },
      },
    ],
    [motorCaseList.page, { data: { records: [listed], total: 1, pages: 1, size: 10, current: 1 } }],
  ];

  it('count by status and narrow to one; only the statuses of the stage are there to choose [C-2.12-32]', async () => {
    const { user, sent, address } = drawPage(<CaseListPage />, '/go_motor_quotation', answers);
    const counts = within(await screen.findByRole('navigation', { name: 'Cases by status' }));
    await waitFor(() => expect(counts.getByRole('link', { name: /^All/ }).textContent).toBe('All1,005+'));
    expect(counts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All1,005+',
      'Draft4',
      'Quoted1,000+',
      'Referred1',
      'Underwriter cleared0',
      'Returned for correction0',
    ]);
    await user.click(counts.getByRole('link', { name: /^Referred/ }));
    expect(address()).toBe('/go_motor_quotation?state=referred');
    await waitFor(() =>
      expect(sent(motorCaseList.page).at(-1)).toMatchObject({ stage: 'quotation', state: 'referred' }),
    );
    const link = screen.getByRole('link', { name: `Open case ${number}` });
    expect(link.getAttribute('href')).toBe(caseAddress('quotation', 'detail', number));
    expect(screen.getByText('Underwriter')).toBeTruthy();
  });

  it('of one status alone count nothing', async () => {
    const { asked } = drawPage(<CaseListPage />, '/go_motor_generate', [
      [me, whoAs('operations')],
      ...answers.slice(1),
    ]);
    expect(await screen.findByRole('link', { name: `Open case ${number}` })).toBeTruthy();
    expect(asked).not.toContain(motorCaseCounts.name);
    expect(screen.queryByRole('navigation', { name: 'Cases by status' })).toBeNull();
  });

  it('begin one new case, however often the button is pressed; who may key none has no button [C-2.12-33]', async () => {
    const made = anAgentsCase({ quotationNumber: 'GQ2611000124' });
    const { user, asked } = drawPage(<CaseListPage />, '/go_motor_quotation', [
      ...answers,
      [addMotorCase, { data: made }],
    ]);
    await user.dblClick(await screen.findByRole('button', { name: 'New case' }));
    await waitFor(() => expect(asked.filter((call) => call === addMotorCase.name)).toHaveLength(1));
    cleanup();
    drawPage(<CaseListPage />, '/go_motor_quotation', [[me, whoAs('underwriter')], ...answers.slice(1)]);
    await screen.findByRole('link', { name: `Open case ${number}` });
    expect(screen.queryByRole('button', { name: 'New case' })).toBeNull();
  });

  it('begin one from a quote of the shop by its address; what cannot be taken is said at the field [C-2.12-133]', async () => {
    const made = anAgentsCase({ quotationNumber: 'GQ2611000124' });
    const { user, sent, address } = drawPage(<CaseListPage />, '/go_motor_quotation', [
      ...answers,
      [copyMotorQuote, { status: 410, code: 'quote.expired', fields: ['quoteRef'] }, { data: made }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Other ways to begin a case' }));
    await user.click(await screen.findByRole('menuitem', { name: 'From a personal quote or application' }));
    const dialog = within(await screen.findByRole('dialog'));
    const begin = dialog.getByRole('button', { name: 'Begin the case' });
    const field = () => dialog.getByRole<HTMLInputElement>('textbox');
    await user.click(begin);
    expect(dialog.getByText('Please paste the address or the reference')).toBeTruthy();
    await user.type(field(), '/apply/some.application');
    expect(dialog.getByRole('radio', { name: 'Application', checked: true })).toBeTruthy();
    await user.clear(field());
    await user.type(field(), '/planCoverage/MOTOR/LPG/LPG-MOTOR-S?quote=some.quote');
    expect(dialog.getByRole('radio', { name: 'Quote', checked: true })).toBeTruthy();
    await user.click(begin);
    expect(await dialog.findByText('quote.expired')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.click(begin);
    await waitFor(() => expect(address()).toBe(caseAddress('quotation', 'detail', 'GQ2611000124')));
    expect(sent(copyMotorQuote)).toEqual([{ quoteRef: 'some.quote' }, { quoteRef: 'some.quote' }]);
  });
});

describe('the sub-header', () => {
  it('leads from the premium to the details with the number, and from there to the list of the page [C-2.12-34]', async () => {
    const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');
    const motorCase = anAgentsCase({ state: 'generated', holder: 'auditor' });
    for (const [at, role, to] of [
      [caseAddress('audit', 'premium', number), 'auditor', caseAddress('audit', 'detail', number)],
      [caseAddress('audit', 'detail', number), 'auditor', '/go_motor_audit'],
      [caseAddress('generate', 'detail', number), 'operations', '/go_motor_generate'],
      [caseAddress('enquiry', 'premium', number), 'BK', caseAddress('enquiry', 'detail', number)],
      [caseAddress('enquiry', 'detail', number), 'approver', '/go_motor_approval'],
    ] as const) {
      drawCase(at, role, motorCase);
      await screen.findAllByText(number);
      expect([at, back()]).toEqual([at, to]);
      cleanup();
    }
  });

  it('says status, confirm date, number, day and user, and the red label of a referred case; brokers read the legend [C-2.12-35]', async () => {
    const confirmed = anAgentsCase({
      state: 'confirmed',
      stateName: 'Confirmed',
      confirmedAt: '2026-11-24T02:00:00.000Z',
      holder: 'operations',
      username: 'Billy Demo',
      isReferred: true,
      referLabel: 'Refer Trinity',
      referLabelZh: '轉介核保',
    });
    drawCase(caseAddress('enquiry', 'detail', number), 'BK', confirmed);
    const head = within(await screen.findByRole('region', { name: 'Where the case stands' }));
    for (const text of ['Confirmed', 'Refer Trinity', number, 'Billy Demo']) expect(head.getByText(text)).toBeTruthy();
    expect(head.getByText(/^Confirm date .*2026/)).toBeTruthy();
    expect(head.getByText(/^With Operations since/)).toBeTruthy();
    expect(screen.getByText('※ Mandatory 必須輸入')).toBeTruthy();
    cleanup();
    drawCase(caseAddress('enquiry', 'detail', number), 'compliance', anAgentsCase({ state: 'draft' }));
    await screen.findByRole('region', { name: 'Where the case stands' });
    expect(screen.queryByText('Refer Trinity')).toBeNull();
    expect(screen.queryByText(/^Confirm date/)).toBeNull();
    expect(screen.queryByText('※ Mandatory 必須輸入')).toBeNull();
  });

  it('opens trail and electronic file on the pages of quotation and enquiry; where documents are worked on, the file stands open [C-2.12-37]', async () => {
    const { user } = drawCase(caseAddress('enquiry', 'detail', number), 'compliance', anAgentsCase(), [
      [motorCaseTrail, { data: { records: [] } }],
    ]);
    const efs = await screen.findByRole('button', { name: 'EFS' });
    expect(screen.queryByRole('region', { name: 'Electronic file (EFS)' })).toBeNull();
    await user.click(efs);
    expect(screen.getByRole('region', { name: 'Electronic file (EFS)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Audit Trail' }));
    expect(screen.getByRole('region', { name: 'Audit Trail' })).toBeTruthy();
    cleanup();
    drawCase(caseAddress('generate', 'detail', number), 'operations', anAgentsCase({ state: 'confirmed' }));
    expect(await screen.findByRole('region', { name: 'Electronic file (EFS)' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'EFS' })).toBeNull();
  });
});

describe('actions', () => {
  it('stand where the case allows them, ask first, and have one effect on a double press [C-2.12-38]', async () => {
    const confirmed = anAgentsCase({ state: 'confirmed', allowedActions: ['generate'] });
    const generated = anAgentsCase({ state: 'generated', allowedActions: [] });
    const { user, asked } = drawPage(<CaseDetailPage />, caseAddress('generate', 'detail', number), [
      [me, whoAs('operations')],
      [openMotorCase, { data: confirmed }, { data: generated }],
      [dropdown, { data: {} }],
      [motorFiles, { data: { records: [], missingTypes: [] } }],
      [generateMotorCase, { data: generated }],
    ]);
    const actions = within(await screen.findByRole('region', { name: 'What can be done now' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Generate']);
    await user.click(actions.getByRole('button', { name: 'Generate' }));
    expect(asked).not.toContain(generateMotorCase.name);
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What can be done now' })).toBeNull());
    expect(asked.filter((call) => call === generateMotorCase.name)).toHaveLength(1);
  });

  it('that came too late show what happened, and the case as it is now [C-2.12-39]', async () => {
    const { user, notices } = drawPage(<CaseDetailPage />, caseAddress('enquiry', 'detail', number), [
      [me, whoAs('approver')],
      [
        openMotorCase,
        { data: anAgentsCase({ state: 'audited', stateName: 'Audited', allowedActions: ['approve'] }) },
        { data: anAgentsCase({ state: 'returned', stateName: 'Returned for correction', allowedActions: [] }) },
      ],
      [dropdown, { data: {} }],
      [approveMotorCase, { status: 409, code: 'motorCase.stale' }],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'failure', message: 'motorCase.stale' }]));
    expect((await screen.findAllByText('Returned for correction')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('of the auditor return what is not ticked, named with its remarks; a tick names the colleague who made it [C-2.12-40]', async () => {
    const generated = anAgentsCase({ state: 'generated', allowedActions: ['audit', 'return'] });
    const comparedAt = '2026-11-24T06:05:00.000Z';
    const ofAColleague = { comparedField: 'make', comparedBy: 'Audrey Ng', comparedByZh: '吳奧黛', comparedAt };
    const { user, sent } = drawCase(caseAddress('audit', 'detail', number), 'auditor', generated, [
      [motorTicks, { data: { edition: 1, records: [ofAColleague] } }],
      [tickMotorFields, { data: { edition: 1, records: [] } }],
      [returnMotorCase, { data: anAgentsCase({ state: 'returned', allowedActions: [] }) }],
    ]);
    const boxes = await screen.findAllByRole('checkbox', { name: /^Tick all of / });
    expect(await screen.findByText(/^Ticked by Audrey Ng, 24.Nov.2026, 14:05$/)).toBeTruthy();
    for (const box of boxes) await user.click(box);
    expect(screen.getAllByText(/^Ticked by /)).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /^Chassis no\./ }));
    await user.click(screen.getByRole('checkbox', { name: /^Named driver 1: licence no\./ }));
    await user.click(screen.getByRole('button', { name: 'Add a remark on Chassis no.' }));
    await user.type(screen.getByLabelText('Remark on Chassis no.'), 'ends with 9');
    await user.click(screen.getByRole('button', { name: 'Return for correction' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Return for correction' }));
    await waitFor(() =>
      expect(sent(returnMotorCase)).toMatchObject([
        { returnedFields: ['chassis', 'drivers.1.driverLicence'], returnNote: 'Chassis no.: ends with 9' },
      ]),
    );
  });
});

const file = (what: Partial<MotorFile>): MotorFile => ({
  fileId: '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90',
  fileType: 'E01',
  fileName: 'proposal.pdf',
  fileEnding: 'pdf',
  fileBytes: 2_500,
  uploadedAt: '2026-11-23T02:03:04.000Z',
  uploadedBy: 'Billy Demo',
  uploadedByZh: null,
  keptUntil: '2034-11-30',
  fileState: 'waiting',
  fileNote: null,
  thumbnailUrl: null,
  pageUrls: [],
  allowedActions: [],
  downloadUrl: '/api/motor/quotation/efs/0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90',
  ...what,
});

describe('the electronic file', () => {
  const records = [
    file({}),
    file({ fileId: '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e91', fileType: 'E02', fileName: 'car.png', fileEnding: 'png' }),
  ];

  it('shows each type, what is missing, until when it is kept, and a document in place; files go while the broker holds the case [C-2.12-41]', async () => {
    const draft = anAgentsCase({ state: 'audited', missingTypes: ['E09'], allowedActions: [] });
    const answers: Answers = [
      [me, whoAs('operations')],
      [openMotorCase, { data: draft }],
      [dropdown, { data: {} }],
      [motorFiles, { data: { records, missingTypes: ['E09'] } }],
      [removeMotorFile, { data: { records: [], missingTypes: [] } }],
    ];
    const { user } = drawPage(<CaseDetailPage />, caseAddress('generate', 'detail', number), answers);
    expect(await screen.findByText('Needed for the next step: Payment record')).toBeTruthy();
    expect(screen.getAllByText(/Kept until .*2034/)).toHaveLength(2);
    expect(screen.getByTitle('proposal.pdf').tagName).toBe('IFRAME');
    await user.click(screen.getByRole('button', { name: 'Show car.png' }));
    expect(screen.getByRole('img', { name: 'car.png' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous document' }));
    expect(screen.getByTitle('proposal.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  });
});

it('a case says on a Chinese page who keyed it by their Chinese name, where they have one', async () => {
  const at = caseAddress('enquiry', 'detail', number);
  drawCase(at, 'compliance', anAgentsCase({ usernameZh: '艾妮' }), [], { motorDesk });
  expect(await screen.findByText('艾妮')).toBeTruthy();
  cleanup();
  drawCase(at, 'compliance', anAgentsCase(), [], { motorDesk });
  expect(await screen.findByText('Agnes Demo')).toBeTruthy();
});

it('the trail names each field, and is narrowed as it is typed [C-2.12-42]', async () => {
  const row = {
    trailAt: '2026-11-23T02:00:00.000Z',
    trailBy: 'Billy Demo',
    trailByZh: null,
    trailBeforeZh: null,
    trailAfterZh: null,
  };
  const { user } = drawCase(caseAddress('enquiry', 'detail', number), 'compliance', anAgentsCase(), [
    [
      motorCaseTrail,
      {
        data: {
          records: [
            {
              ...row,
              trailAction: 'motorCase.saved',
              trailField: 'drivers.2.driverYears',
              trailBefore: '1',
              trailAfter: '9',
            },
            {
              ...row,
              trailAction: 'motorCase.saved',
              trailField: 'cover',
              trailBefore: 'T',
              trailAfter: 'C',
            },
            {
              ...row,
              trailAction: 'motorCase.quoted',
              trailField: 'state',
              trailBefore: 'draft',
              trailAfter: 'quoted',
            },
            {
              ...row,
              trailAction: 'motorCase.cleared',
              trailField: 'underwriterLoadingCents',
              trailBefore: null,
              trailAfter: '10000',
            },
          ],
        },
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Audit Trail' }));
  expect(await screen.findByRole('row', { name: 'Named driver 2: years of licence 1 9' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Cover type Third party Comprehensive' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Quoted a motor case Billy Demo 23 Nov 2026, 10:00:00$/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Status Draft Quoted' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Underwriter’s loading HK$100.00' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Field, value or person' }), 'licence');
  // The heads, the step and the field.
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('the trail names a plan in the language of the page', async () => {
  const change = {
    trailAt: '2026-11-23T02:00:00.000Z',
    trailBy: 'Billy Demo',
    trailByZh: null,
    trailAction: 'motorCase.quoted',
    trailField: 'planCode',
    trailBefore: null,
    trailBeforeZh: null,
    trailAfter: 'Example Motor',
    trailAfterZh: '示範汽車保',
  };
  const answers: Parameters<typeof drawCase>[3] = [[motorCaseTrail, { data: { records: [change] } }]];
  const at = caseAddress('enquiry', 'detail', number);
  const { user } = drawCase(at, 'compliance', anAgentsCase(), answers, { motorDesk });
  await user.click(await screen.findByRole('button', { name: motorDesk.head.trail }));
  expect(await screen.findByText('示範汽車保')).toBeTruthy();
});

it('the open trail shows a document that was given another type meanwhile, though the case stays as it was', async () => {
  const row = {
    trailAt: '2026-11-23T02:00:00.000Z',
    trailBy: 'Billy Demo',
    trailByZh: null,
    trailAction: 'motorCase.fileSorted',
    trailField: null,
    trailBefore: 'E01',
    trailBeforeZh: null,
    trailAfter: 'E02',
    trailAfterZh: null,
  };
  const sortable = file({ allowedActions: ['sort'] });
  const { user } = drawCase(caseAddress('enquiry', 'detail', number), 'operations', anAgentsCase(), [
    [motorFiles, { data: { records: [sortable], missingTypes: [] } }],
    [sortMotorFile, { data: { records: [{ ...sortable, fileType: 'E02' }], missingTypes: [] } }],
    [motorCaseTrail, { data: { records: [] } }, { data: { records: [row] } }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Audit Trail' }));
  expect(await screen.findByText('Nothing fits.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /EFS/ }));
  await user.click(await screen.findByRole('button', { name: 'Change the type of proposal.pdf' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'E02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /^Gave a document of a motor case another type/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'E01 E02' })).toBeTruthy();
});
