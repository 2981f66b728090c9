import { randomInt, randomUUID } from 'node:crypto';
import type { Call } from '@onegi/contract/call';
import { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import type { MotorCase, MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import * as calls from '@onegi/contract/calls/motor/cases';
import { reviewMotorFile, sortMotorFile, uploadMotorFile } from '@onegi/contract/calls/motor/files';
import { tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import { hkidCheckDigit } from '@onegi/contract/fields/formats';
import { type MotorFileType, type MotorState, motorFields as m } from '@onegi/contract/fields/motor';
import type { UserRole } from '@onegi/contract/roles';
import type { Shape } from '@onegi/contract/shape';
import { pngOf } from '../../../../apps/api/src/lib/png.ts';
import { makeThumbnails } from '../../../../apps/api/src/modules/motor/thumbnails/make-thumbnails.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { aUser, type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { A_PDF, uploadTo } from './commercial-cases.ts';
import { aLineQuoteRef } from './lines.ts';
import { aSaloonForm, driverOf } from './motor-form.ts';
import { aPdfOf } from './pdf.ts';

export const aBroker = (shop: TestApp, role: 'BK' | 'AS' = 'BK', isCoded = true): Promise<SignedIn> =>
  signedInAs(shop, [role], {
    consultantCodes: isCoded ? [`TR${randomUUID().slice(0, 6).toUpperCase()}`] : [],
  });

/** Two cases of a test share nothing: a number that stands twice would be referred. */
let numbered = 0;

/** A number of an identity card that nobody else in a test has. */
export function anHkid(): string {
  numbered += 1;
  const body = `Z${100_000 + numbered}`;
  return `${body}${hkidCheckDigit(body)}`;
}

/** The electric car of the worked example: 420,000, 40%, drivers of 40/15 and 38/6; nothing about it is referred. */
export function aMotorForm(changes: Partial<MotorForm> = {}): MotorForm {
  const [holderName, holderId, bornOn, occupation] = ['DEMO ONE', anHkid(), '1986-03-01', 'CLERK'];
  return aSaloonForm({
    holderName,
    holderNameZh: '示範一',
    holderId,
    bornOn,
    sex: 'F',
    occupation,
    mobile: '20000001',
    registrationMark: `DM ${numbered}`,
    yearMade: '2025',
    firstRegisteredOn: '2025-05-01',
    chassis: `DEM0${100_000_000_000 + numbered}`,
    insuredDollars: '420000',
    parking: 'C',
    ncdPercent: '40',
    previousInsurer: 'Demo General',
    previousPolicy: 'DG-1',
    previousExpiresOn: '2026-11-30',
    isNcdTransferred: 'N',
    drivers: [
      driverOf({ holderName, holderId, bornOn, occupation }),
      {
        driverName: 'SAMPLE TWO',
        driverHkid: anHkid(),
        driverBornOn: '1988-03-01',
        driverLicence: 'DL2',
        driverYears: '6',
        driverOccupation: 'TEACHER',
        driverRelation: 'SP',
      },
    ],
    ...changes,
  });
}

export const plainTerms = {
  insurerDiscountBasisPoints: 0,
  clientDiscountBasisPoints: 0,
  loadingPercent: null,
  reason: '',
} as const;
export const PLAN = 'LPG-MOTOR-S';

/** What makes a case referred and nothing else: use for hire is rule M18. */
export const referring: Partial<MotorForm> = { vehicleUse: 'O' };

export const addMotorCase = async (shop: TestApp, broker: SignedIn, changes: Partial<MotorForm> = {}) =>
  granted(await callAs(shop, calls.addMotorCase, broker, { body: { form: aMotorForm(changes) } }));

const seen = ({ quotationNumber, rowVersion }: MotorCase) => ({ quotationNumber, rowVersion });

/** Asks for an action on a case as it was seen. */
export const moveMotorCase = (
  shop: TestApp,
  call: Call,
  user: Pick<SignedIn, 'browser'>,
  motorCase: MotorCase,
  more: object = {},
) => callAs(shop, call as typeof calls.confirmMotorCase, user, { body: { ...seen(motorCase), ...more } });

export const saveMotorCase = (shop: TestApp, broker: SignedIn, motorCase: MotorCase, changes: Partial<MotorForm>) =>
  moveMotorCase(shop, calls.saveMotorCase, broker, motorCase, { form: { ...motorCase.form, ...changes } });

export const quoteMotorCase = (shop: TestApp, broker: SignedIn, motorCase: MotorCase, terms: object = {}) =>
  moveMotorCase(shop, calls.quoteMotorCase, broker, motorCase, { planCode: PLAN, ...plainTerms, ...terms });

export const uploadMotorDocument = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { quotationNumber }: Pick<MotorCase, 'quotationNumber'>,
  type: string,
  { name = 'scan.pdf', contents = A_PDF as string | Buffer } = {},
) =>
  uploadTo(shop, uploadMotorFile, user, {
    name,
    contents,
    texts: { [m.quotationNumber.wire]: quotationNumber, [m.fileType.wire]: type },
  });

/** Gives a document of a case another type. */
export const sortMotorDocument = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  fileId: string,
  fileType: MotorFileType,
) =>
  callAs(shop, { ...sortMotorFile, path: sortMotorFile.path.replace(/\{\w+\}/, fileId) }, user, { body: { fileType } });

/** The documents that the example must have to be confirmed: a driving licence for each of its two drivers. */
export async function uploadNeeded(
  shop: TestApp,
  user: SignedIn,
  motorCase: MotorCase,
  types: readonly MotorFileType[] = ['E01', 'E02', 'E03', 'E04', 'E04', 'E05'],
): Promise<void> {
  for (const type of types) {
    const { status, msg } = await uploadMotorDocument(shop, user, motorCase, type);
    if (status !== 200) throw new Error(msg);
  }
}

/** Somebody of each role that a case goes through. */
export interface MotorDesk {
  readonly broker: SignedIn;
  readonly underwriter: SignedIn;
  readonly operations: SignedIn;
  readonly auditor: SignedIn;
  readonly approver: SignedIn;
}

export async function aMotorDesk(shop: TestApp, role: 'BK' | 'AS' = 'BK'): Promise<MotorDesk> {
  const of = (one: UserRole) => signedInAs(shop, [one]);
  const [broker, underwriter, operations, auditor, approver] = await Promise.all([
    aBroker(shop, role),
    of('underwriter'),
    of('operations'),
    of('auditor'),
    of('approver'),
  ]);
  return { broker, underwriter, operations, auditor, approver };
}

/** Asks for a printed document of a case. */
export const printOf = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { quotationNumber }: Pick<MotorCase, 'quotationNumber'>,
  paper: string,
  language: 'en' | 'zh-Hant' = 'en',
) =>
  shop.app.inject({
    url: `/api/motor/quotation/print/${paper}?${m.quotationNumber.wire}=${quotationNumber}&lang=${language}`,
    headers: user.browser,
  });

const way = ['draft', 'quoted', 'confirmed', 'generated', 'audited', 'approved'] as const;

/** A case that has come to a state by the calls of those who bring it there. */
export async function aMotorCase(
  shop: TestApp,
  desk: MotorDesk,
  until: (typeof way)[number] | 'referred',
  changes: Partial<MotorForm> = {},
  terms: object = {},
): Promise<MotorCase> {
  const isReferred = until === 'referred';
  let at = await addMotorCase(shop, desk.broker, { ...(isReferred ? referring : {}), ...changes });
  const steps: (() => Promise<MotorCase>)[] = [
    async () => granted(await quoteMotorCase(shop, desk.broker, at, terms)),
    async () => {
      await uploadNeeded(shop, desk.broker, at);
      return granted(await moveMotorCase(shop, calls.confirmMotorCase, desk.broker, at));
    },
    async () => {
      await uploadNeeded(shop, desk.operations, at, ['E09']);
      return granted(await moveMotorCase(shop, calls.generateMotorCase, desk.operations, at));
    },
    async () => granted(await moveMotorCase(shop, calls.auditMotorCase, desk.auditor, at)),
    async () => granted(await moveMotorCase(shop, calls.approveMotorCase, desk.approver, at)),
  ];
  for (const step of steps.slice(0, isReferred ? 1 : way.indexOf(until))) at = await step();
  return at;
}

/** The id of a case in some state, as if it had come there. */
export async function aMotorCaseIn(shop: TestApp, status: string): Promise<string> {
  const id = randomUUID();
  const now = shop.clock.now();
  const { id: userId } = await aUser(shop);
  await shop.deps.db
    .insertInto('motor_cases')
    .values({
      id,
      quotation_number: `GQ${randomInt(1_000_000_000, 9_999_999_999)}`,
      status: status as MotorState,
      panel: 'BK',
      created_by: userId,
      created_at: now,
      changed_at: now,
      entered_by: [userId],
      form_sealed: Buffer.alloc(0),
    })
    .execute();
  return id;
}

/** The small pictures of all files that wait, however many others made them. */
async function makeAllThumbnails(shop: TestApp): Promise<void> {
  const isOneWaiting = () =>
    shop.deps.db
      .selectFrom('motor_thumbnails')
      .select('file_id')
      .where('made_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
  while (await isOneWaiting()) await makeThumbnails(shop.deps);
}

/** A request for every call of motor cases that succeeds, made anew for every attempt. */
export function motorRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const office = aMotorDesk(shop);
  // Each with a broker of its own, for a person keys so many cases in an hour and no more.
  const desk = async (): Promise<MotorDesk> => ({ ...(await office), broker: await aBroker(shop) });
  const wired = (declared: Call, body: object) => (declared.body as Shape).codec.encode(body as never);
  type At = Parameters<typeof aMotorCase>[2];
  const numbered = ({ quotationNumber }: MotorCase) => ({ [m.quotationNumber.wire]: quotationNumber });
  const about =
    (at: At, who: keyof MotorDesk, declared: Call, more: object = {}) =>
    async () => {
      const people = await desk();
      const motorCase = await aMotorCase(shop, people, at);
      return { headers: people[who].browser, body: wired(declared, { ...seen(motorCase), ...more }) };
    };
  const read = async () => {
    const { broker } = await desk();
    return { headers: broker.browser, query: numbered(await addMotorCase(shop, broker)) };
  };
  const aFile = async () => {
    const { broker } = await desk();
    const motorCase = await addMotorCase(shop, broker);
    const { sent } = await uploadMotorDocument(shop, broker, motorCase, 'E11');
    return { headers: broker.browser, params: { [m.fileId.wire]: sent?.records[0]?.fileId ?? '' } };
  };
  const note = { returnNote: 'The chassis number is another.' };
  return {
    listMotorCases: async () => ({
      headers: (await office).broker.browser,
      body: wired(motorCaseList.page, { stage: 'enquiry' }),
    }),
    listMotorCasesExport: async () => ({ headers: (await office).broker.browser, body: { stage: 'enquiry' } }),
    motorCaseCounts: async () => ({ headers: (await office).broker.browser, query: { stage: 'quotation' } }),
    openMotorCase: read,
    motorCaseTrail: read,
    motorFiles: read,
    printMotorCase: async () => ({ ...(await read()), params: { kind: 'proposal' } }),
    checkMotorNumber: async () => ({ params: { number: 'CN2611000001-0123456789' } }),
    uploadMotorFile: async () => ({ headers: (await office).broker.browser }),
    downloadMotorFile: aFile,
    removeMotorFile: aFile,
    reviewMotorFile: async () => {
      const people = await desk();
      const motorCase = await aMotorCase(shop, people, 'generated');
      const { sent } = await uploadMotorDocument(shop, people.auditor, motorCase, 'E11');
      const fileId = sent?.records.find(({ fileType }) => fileType === 'E11')?.fileId ?? '';
      return {
        headers: people.auditor.browser,
        params: { [m.fileId.wire]: fileId },
        body: wired(reviewMotorFile, { reviewedAs: 'accepted' }),
      };
    },
    motorThumbnail: async () => {
      const { broker } = await desk();
      const contents = pngOf(1, 1, new Uint8Array(3), 'rgb');
      const draft = await addMotorCase(shop, broker);
      const { sent } = await uploadMotorDocument(shop, broker, draft, 'E11', { name: 'a.png', contents });
      await makeAllThumbnails(shop);
      return { headers: broker.browser, params: { [m.fileId.wire]: sent?.records[0]?.fileId ?? '' } };
    },
    motorPagePicture: async () => {
      const { broker } = await desk();
      const draft = await addMotorCase(shop, broker);
      const { sent } = await uploadMotorDocument(shop, broker, draft, 'E11', { contents: aPdfOf(2) });
      await makeAllThumbnails(shop);
      const fileId = sent?.records[0]?.fileId ?? '';
      return { headers: broker.browser, params: { [m.fileId.wire]: fileId, [m.page.wire]: '2' } };
    },
    sortMotorFile: async () => ({ ...(await aFile()), body: wired(sortMotorFile, { fileType: 'E05' }) }),
    motorTicks: read,
    motorFleetTemplate: async () => ({ headers: (await office).broker.browser }),
    uploadMotorFleet: async () => ({ headers: (await office).broker.browser }),
    tickMotorFields: async () => {
      const people = await desk();
      const { quotationNumber, edition } = await aMotorCase(shop, people, 'generated');
      const body = { quotationNumber, edition, comparedFields: ['chassis'], isCompared: true };
      return { headers: people.auditor.browser, body: wired(tickMotorFields, body) };
    },
    addMotorCase: async () => ({
      headers: (await aBroker(shop)).browser,
      body: wired(calls.addMotorCase, { form: aMotorForm() }),
    }),
    copyMotorCase: async () => {
      const broker = await aBroker(shop);
      return { headers: broker.browser, body: numbered(await addMotorCase(shop, broker)) };
    },
    copyMotorQuote: async () => ({
      headers: (await aBroker(shop)).browser,
      body: { quoteRef: await aLineQuoteRef(shop, 'MOTOR') },
    }),
    saveMotorCase: about('draft', 'broker', calls.saveMotorCase, { form: aMotorForm() }),
    priceMotorCase: async () => {
      const { broker } = await desk();
      const { quotationNumber } = await addMotorCase(shop, broker);
      return { headers: broker.browser, body: wired(calls.priceMotorCase, { quotationNumber, ...plainTerms }) };
    },
    quoteMotorCase: about('draft', 'broker', calls.quoteMotorCase, { planCode: PLAN, ...plainTerms }),
    clearMotorCase: about('referred', 'underwriter', calls.clearMotorCase, { underwriterLoadingCents: 0, ...note }),
    declineMotorCase: about('referred', 'underwriter', calls.declineMotorCase, note),
    confirmMotorCase: async () => {
      const people = await desk();
      const motorCase = await aMotorCase(shop, people, 'quoted');
      await uploadNeeded(shop, people.broker, motorCase);
      return { headers: people.broker.browser, body: wired(calls.confirmMotorCase, seen(motorCase)) };
    },
    cancelMotorCase: about('quoted', 'broker', calls.cancelMotorCase, note),
    generateMotorCase: async () => {
      const people = await desk();
      const motorCase = await aMotorCase(shop, people, 'confirmed');
      await uploadNeeded(shop, people.operations, motorCase, ['E09']);
      return { headers: people.operations.browser, body: wired(calls.generateMotorCase, seen(motorCase)) };
    },
    auditMotorCase: about('generated', 'auditor', calls.auditMotorCase),
    returnMotorCase: about('generated', 'auditor', calls.returnMotorCase, { returnedFields: ['chassis'], ...note }),
    approveMotorCase: about('audited', 'approver', calls.approveMotorCase),
  };
}

/** Calls that take a file. */
export const refusedMotorCalls = ['uploadMotorFile', 'uploadMotorFleet'] as const;
