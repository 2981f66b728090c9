import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaOf } from '@onegi/contract/call';
import { declineMotorCase } from '@onegi/contract/calls/motor/cases';
import { type Confirmation, getConfirmation } from '@onegi/contract/calls/purchases/confirmation';
import { addCaseNote } from '@onegi/contract/calls/requests/commercial/case-notes';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { drawingCalls, payoutCalls } from '@onegi/contract/calls/settlement/commission';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import { companyFields } from '@onegi/contract/fields/company';
import { requestFields } from '@onegi/contract/fields/requests';
import type { TestApp } from '@onegi/testing/app';
import { fixedClock } from '@onegi/testing/clock';
import { type TestDatabase, testDatabase } from '@onegi/testing/database';
import { A_PASSWORD, aCaptcha, aUser, signedInAs } from '@onegi/testing/factories/accounts';
import { auditedActions } from '@onegi/testing/factories/audited-actions';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { canary } from '@onegi/testing/factories/canary';
import { aWaitingChange, declineChange } from '@onegi/testing/factories/client-links';
import { aConsultant, aSubmittedCase, askForItems } from '@onegi/testing/factories/commercial-cases';
import { anEnquiryId } from '@onegi/testing/factories/company-requests';
import {
  aDrawingDraft,
  anUnmailedReminder,
  aPaymentDraft,
  aPayoutDraft,
  giveReminder,
  move,
  payers,
} from '@onegi/testing/factories/disbursements';
import { anIssuedEndorsement, aSubmittedDraft, returnDraft } from '@onegi/testing/factories/endorsements';
import { saveContacts, sendNewLink } from '@onegi/testing/factories/insurer-links';
import { buyLine } from '@onegi/testing/factories/lines';
import { aMotorCase, aMotorDesk, moveMotorCase, uploadMotorDocument } from '@onegi/testing/factories/motor-cases';
import { keyIn, sendTo } from '@onegi/testing/factories/offers';
import { aPdfOf } from '@onegi/testing/factories/pdf';
import { fillRow, oneSoldOnline } from '@onegi/testing/factories/policy-documents';
import {
  aDraft,
  aNotice,
  anApplicant,
  aPayment,
  aSubmittedApplication,
  call,
  notify,
  theApplicantInsured,
  wire,
} from '@onegi/testing/factories/purchases';
import { aDocument, aKeptFile } from '@onegi/testing/factories/stored-files';
import { addMatter, aLiabilityCase } from '@onegi/testing/factories/subject-matter';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { openPortal } from '@onegi/testing/portal';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../../lib/png.ts';
import { refOf } from '../../lib/refs.ts';
import { keyIdOf } from '../../lib/seal.ts';
import { visitor } from '../../ports/actor.ts';
import { digestOf } from '../accounts/passwords.ts';
import { describeReviewed, reviewFile } from '../files/review-file.ts';
import { readFile, type StoredFileRow } from '../files/stored-file.ts';
import { makeThumbnails } from '../motor/thumbnails/make-thumbnails.ts';
import { findPersons } from '../persons/find-persons.ts';
import type { PersonFields, PersonOwner } from '../persons/person.ts';
import { resealAll } from './reseal-all.ts';
import { keyIdIn, sealedColumns } from './sealed-columns.ts';

type Json = Record<string, unknown>;

const [oldKey, newKey, secretKey] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const;
const text = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
const dataDir = mkdtempSync(join(tmpdir(), 'onegi-rotation-'));
const clock = fixedClock();
const once = { 'idempotency-key': randomUUID() };
let database: TestDatabase;
let portal: TestApp;

/** Ends the portal that runs and opens the next on the same database and files. */
async function startWith(...dataKeys: Buffer[]): Promise<void> {
  await portal?.close();
  portal = await openPortal({ database, dataDir, clock, dataKey: text(...dataKeys), secretKey: text(secretKey) });
}

const reseal = () => {
  const { db, files, seal, config } = portal.deps;
  return resealAll({ db, files, seal, keys: config }, () => undefined, 0);
};

/** What was handed out and written down before the keys were changed. */
interface Before {
  applicationRef: string;
  paymentRef: string;
  requestRef: string;
  linkToken: string;
  begun: Json;
  user: { email: string; totpSecret: string; recoveryCodes: string[] };
  captcha: Record<string, string>;
  temporary: { email: string; password: string };
  officer: Record<string, string>;
  document: StoredFileRow;
}
let before: Before;

async function mailsTo(address: string): Promise<{ text: string }[]> {
  const { data } = await call(portal, 'GET', '/demo/outbox');
  return data.filter(({ to }: { to: string }) => to === address);
}

/** What the office answers is sealed, too. */
async function answerBoth(shop: TestApp): Promise<void> {
  const { browser } = await signedInAs(shop, ['officer']);
  const { requestNumber } = await aQuoteRequest(shop);
  const answerText = 'Yes.';
  const answers = [
    ['/commercial-insurance/quote-request/answer', { [requestFields.requestAsked.wire]: requestNumber, answerText }],
    ['/sys-common/contract-us/reply', { [companyFields.id.wire]: await anEnquiryId(shop), answerText }],
  ] as const;
  for (const [path, body] of answers) {
    const { status } = await call(shop, 'POST', path, body, { ...browser, 'idempotency-key': randomUUID() });
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
  }
}

/** A case that the office asked something about, and that was withdrawn with a reason. */
async function aWithdrawnCase(shop: TestApp): Promise<void> {
  const [consultant, officer] = [await aConsultant(shop), await signedInAs(shop, ['officer'])];
  const { caseNumber } = await aSubmittedCase(shop, consultant);
  granted(await addMatter(shop, consultant, await aLiabilityCase(shop, consultant)));
  const [offer] = granted(await sendTo(shop, officer, caseNumber));
  granted(await sendNewLink(shop, officer, { caseNumber, offerNumber: 1 }, { insurerEmail: 'a@lpg.example.com' }));
  const contacts = [{ insurerEmail: 'commercial@lpg.example.com', insurerLanguage: 'en' }];
  granted(await saveContacts(shop, await signedInAs(shop, ['productManager']), { insurerAsked: 'LPG', contacts }));
  if (offer) granted(await keyIn(shop, officer, offer, { comment: 'The broadest cover' }));
  granted(await askForItems(shop, officer, caseNumber));
  granted(await callAs(shop, addCaseNote, officer, { body: { caseNumber, noteText: 'The client is abroad.' } }));
  granted(await callAs(shop, withdrawCase, consultant, { body: { caseNumber, reason: 'No more' } }));
}

/** Money that was to leave and was cancelled, each with a reason. */
async function cancelDisbursements(shop: TestApp): Promise<void> {
  const { finance } = await payers(shop);
  granted(await move(shop, insurerPaymentCalls, 'cancel', finance, await aPaymentDraft(shop, finance)));
  granted(await move(shop, drawingCalls, 'cancel', finance, await aDrawingDraft(shop, finance)));
  granted(await move(shop, payoutCalls, 'cancel', finance, await aPayoutDraft(shop, finance)));
}

/** An endorsement that was issued, and a draft that was sent back. */
async function anEndorsedPolicy(shop: TestApp): Promise<void> {
  const people = { writer: await signedInAs(shop, ['operations']), approver: await signedInAs(shop, ['approver']) };
  clock.advance(60);
  const { confirmation } = await buyLine(shop, 'HOME');
  // Mails of one moment have no order.
  clock.advance(60);
  const number = confirmation[wire.transactionNumber];
  const details = (mortgagee: string) =>
    ({ action: 'details', effectiveOn: confirmation[wire.effectiveOn], details: { mortgagee } }) as const;
  await anIssuedEndorsement(shop, people, number, details('Example Bank'));
  const draft = await aSubmittedDraft(shop, people.writer, number, details('Sample Bank'));
  granted(await returnDraft(shop, people.approver, draft));
  const { seen } = await aWaitingChange(shop, { changeOn: '2027-01-01' });
  granted(await declineChange(shop, people.writer, { ...seen, reasonGiven: 'The plan has no such cover' }));
  granted(await giveReminder(shop, people.writer, { reminderId: await anUnmailedReminder(shop) }));
  clock.advance(60);
}

/** A referred motor case with a picture in its file that an underwriter has declined with a reason. */
async function aDeclinedMotorCase(shop: TestApp): Promise<void> {
  const desk = await aMotorDesk(shop);
  const referred = await aMotorCase(shop, desk, 'referred');
  const contents = pngOf(1, 1, new Uint8Array(3), 'rgb');
  await uploadMotorDocument(shop, desk.broker, referred, 'E07', { name: 'front.png', contents });
  await uploadMotorDocument(shop, desk.broker, referred, 'E01', { contents: aPdfOf(2) });
  await makeThumbnails(shop.deps);
  granted(await moveMotorCase(shop, declineMotorCase, desk.underwriter, referred, { returnNote: 'Hired out' }));
}

async function makeData(): Promise<Before> {
  const actions = await auditedActions(portal);
  await cancelDisbursements(portal);
  await actions['link.sent']();
  const linkToken =
    /\/purchase\/([\w-]+)/.exec((await mailsTo(canary.email)).map((mail) => mail.text).join())?.[1] ?? '';
  await actions['enquiry.made']();
  await actions['request.made']();
  await actions['policy.edited']();
  await actions['receipt.recorded']();
  await actions['receipt.reversed']();
  await actions['note.changed']();
  await actions['refund.requested']();
  await actions['bankLine.explained']();
  const request = await portal.deps.db.selectFrom('quote_requests').select('id').executeTakeFirstOrThrow();
  await answerBoth(portal);
  await aWithdrawnCase(portal);
  await anEndorsedPolicy(portal);
  await aDeclinedMotorCase(portal);
  const { quoteRef } = (await aDraft(portal)).quote as { quoteRef: string };
  const begun = await call(portal, 'POST', '/buy/application', { quoteRef, language: 'en' }, once);
  const application = await aSubmittedApplication(portal);
  const payment = await aPayment(portal, application);
  await notify(portal, await aNotice(portal, payment));
  const sender = await signedInAs(portal, ['officer']);
  const officer = sender.browser;
  await fillRow(portal, sender, await oneSoldOnline(portal), { rowNumber: 6, description: 'Floor plan' });
  await call(
    portal,
    'POST',
    '/common/views/save',
    { list: 'listEnquiries', name: 'Mine', search: 'state=open' },
    officer,
  );
  const user = await signedInAs(portal, ['consultant']);
  const pwd = digestOf(A_PASSWORD);
  const enrolled = await call(portal, 'POST', '/sys-common/second-factor/totp', { pwd }, user.browser);
  const confirm = { code: codeNow(enrolled.data.secret) };
  const confirmed = await call(portal, 'POST', '/sys-common/second-factor/totp/confirm', confirm, user.browser);
  const forgetful = await aUser(portal);
  const forgot = { userId: forgetful.loginId, email: forgetful.email };
  await call(portal, 'POST', '/sys-common/password/verify-user/send-mail', forgot);
  const password =
    /Temporary password:? *\n? *(\S{12})/.exec((await mailsTo(forgetful.email))[0]?.text ?? '')?.[1] ?? '';
  return {
    applicationRef: application.applicationRef,
    paymentRef: payment.paymentRef,
    requestRef: refOf(portal.deps.seal, 'request', request.id),
    linkToken,
    begun: { quoteRef, answer: begun.data },
    user: { email: user.email, totpSecret: enrolled.data.secret, recoveryCodes: confirmed.data.recoveryCodes },
    captcha: await aCaptcha(portal),
    temporary: { email: forgetful.email, password },
    officer,
    document: await aReturnedDocument(),
  };
}

/** A document that names people, with a note that does so too. */
async function aReturnedDocument(): Promise<StoredFileRow> {
  const { id, owner_id } = await aKeptFile(portal, aDocument);
  const by = { actor: { ...visitor, roles: ['officer'] }, now: clock.now() } as const;
  const finding = { action: 'askCorrection', note: `Not the card of ${canary.name}` } as const;
  return portal.deps.db
    .transaction()
    .execute((tx) => reviewFile(tx, portal.deps.seal, aDocument, { id, ownerId: owner_id ?? '' }, finding, by));
}

const codeNow = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** What an answer says but for the time that its clock shows, which goes on. */
const apartFromClock = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer), (key, value) => (/^(clock|office)Minutes$/.test(key) ? undefined : value));

/** Everything that a client or an officer sees of the data, through the portal that runs now. */
async function look() {
  const get = async (path: string, headers?: Record<string, string>) => {
    const { status, data } = await call(portal, 'GET', path, undefined, headers);
    return { status, data };
  };
  const confirmation = await get(`/buy/confirmation/${before.applicationRef}`);
  const { documents } = schemaOf(getConfirmation.answer).decode(confirmation.data) as Confirmation;
  const fileName = documents.find(({ documentKind }) => documentKind === 'schedule')?.fileName;
  const pdf = await portal.app.inject(`/api/common/down-file?name=${fileName}`);
  const { seal, db } = portal.deps;
  const lookUp = async (known: PersonFields, owner: PersonOwner) =>
    (await findPersons(db, seal, known)).filter((found) => found.owner === owner);
  const views = await call(portal, 'POST', '/common/views/list', { list: 'listEnquiries' }, before.officer);
  const listed = await call(portal, 'POST', '/sys-common/contract-us/list', { current: 1, size: 20 }, before.officer);
  return {
    confirmation,
    pdf: [pdf.statusCode, pdf.rawPayload.toString('base64')],
    application: await get(`/buy/application/${before.applicationRef}`),
    payment: await get(`/buy/payment/${before.paymentRef}`),
    request: apartFromClock(await get(`/buy/requests/${before.requestRef}`)),
    link: await get(`/buy/link/${before.linkToken}`),
    // Those of one moment stand in no order.
    outbox: (await mailsTo(anApplicant.email)).map((mail) => mail.text).sort(),
    enquiries: [listed.status, apartFromClock(listed.data)],
    views: views.data,
    document: await lookAtDocument(),
    found: [
      await lookUp({ hkid: theApplicantInsured.hkid }, 'policy'),
      await lookUp({ email: anApplicant.email }, 'policy'),
      await lookUp({ email: anApplicant.email }, 'application'),
    ],
  };
}

/** Its name, note and contents. */
async function lookAtDocument() {
  const { seal, db, files } = portal.deps;
  const { id, owner_id } = before.document;
  const row = await readFile(db, aDocument, { id, ownerId: owner_id ?? '' });
  const { fileName, note } = describeReviewed(seal, aDocument, row, { actor: visitor, now: clock.now() });
  const sealed = await files.read(id);
  return [fileName, note, sealed && seal.openBytes(`files/${id}`, sealed).toString()];
}

/** Signs in by address, authenticator app and recovery code, as one who enrolled before the rotation. */
async function signIn(recoveryCode: string, captcha?: Record<string, string>): Promise<number[]> {
  const login = async (factor: Json) => {
    const body = { userNameOrEmail: before.user.email, pwd: digestOf(A_PASSWORD) };
    const step = await call(portal, 'POST', '/sys-common/login-in', {
      ...body,
      ...(captcha ?? (await aCaptcha(portal))),
    });
    captcha = undefined;
    const { status } = await call(portal, 'POST', '/sys-common/accept', {
      uuid: step.data?.uuid,
      accept: true,
      ...factor,
    });
    return status;
  };
  clock.advance(60);
  return [await login({ code: codeNow(before.user.totpSecret) }), await login({ recoveryCode })];
}

const keysThatSealed = async () => {
  const found = new Map<string, Buffer[]>();
  for (const column of sealedColumns) {
    const { rows } = await sql<{ key_id: Buffer }>`
      select distinct ${keyIdIn(column)} as key_id from ${sql.table(column.table)}
      where ${sql.ref(column.column)} is not null`.execute(database.db);
    found.set(
      `${column.table}.${column.column}`,
      rows.map((row) => row.key_id),
    );
  }
  return found;
};

let seen: Awaited<ReturnType<typeof look>>;

beforeAll(async () => {
  database = await testDatabase();
  await startWith(oldKey);
  before = await makeData();
  seen = await look();
});
afterAll(async () => {
  await portal.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the data of the old key is in every sealed column, and can be seen', async () => {
  for (const [column, keys] of await keysThatSealed()) expect([column, keys]).toEqual([column, [keyIdOf(oldKey)]]);
  const statuses = [seen.confirmation, seen.application, seen.payment, seen.request, seen.link].map(
    ({ status }) => status,
  );
  expect([...statuses, seen.pdf[0], seen.enquiries[0]]).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(seen.found.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  expect(seen.outbox.length).toBeGreaterThan(0);
  expect(seen.document).toEqual(['identity card.pdf', `Not the card of ${canary.name}`, '%PDF-1.7 A123456(3)']);
});

test('with the new key in front of the old one all that was sealed, hashed and handed out before holds', async () => {
  await startWith(newKey, oldKey);
  expect(await look()).toEqual(seen);
  expect(await signIn(before.user.recoveryCodes[0] ?? '', before.captcha)).toEqual([200, 200]);
  const { email, password } = before.temporary;
  const body = { userNameOrEmail: email, pwd: digestOf(password), ...(await aCaptcha(portal)) };
  expect((await call(portal, 'POST', '/sys-common/login-in', body)).status).toBe(200);
  const { quoteRef, answer } = before.begun;
  const again = await call(portal, 'POST', '/buy/application', { quoteRef, language: 'en' }, once);
  expect([again.status, again.data]).toEqual([200, answer]);
});

test('the new key alone is refused as long as something of the old one is there', async () => {
  const alone = { database, dataDir, clock, dataKey: text(newKey), secretKey: text(secretKey) };
  await expect(openPortal(alone)).rejects.toThrow('What was sealed with another DATA_KEY is still there');
});

test('sealed anew, everything holds with the new key alone, references and lookups too', async () => {
  const result = await reseal();
  expect(result).toMatchObject({ unreadable: [], locked: 0, stillInFront: [], isHeadSigned: true });
  expect(result.files).toBeGreaterThan(0);
  expect(result.values).toBeGreaterThan(10);
  expect(result.retired).toEqual([{ use: 'data', keyId: keyIdOf(oldKey) }]);
  for (const [column, keys] of await keysThatSealed()) expect([column, keys]).toEqual([column, [keyIdOf(newKey)]]);
  expect(await reseal()).toMatchObject({ values: 0, files: 0, retired: [] });

  await startWith(newKey);
  expect(await look()).toEqual(seen);
  expect(await signIn(before.user.recoveryCodes[1] ?? '')).toEqual([200, 200]);
  const { quoteRef, answer } = before.begun;
  const again = await call(portal, 'POST', '/buy/application', { quoteRef, language: 'en' }, once);
  expect([again.status, again.data]).toEqual([200, answer]);
});

test('the old key is then of no use, alone or in front', async () => {
  const old = { database, dataDir, clock, secretKey: text(secretKey) };
  await expect(openPortal({ ...old, dataKey: text(oldKey) })).rejects.toThrow(
    'DATA_KEY is not the key that sealed this database',
  );
});

test('every column that holds sealed values is declared, so that none is forgotten at a rotation', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'
      and column_name !~ '(^|_)(hash|tag)$' order by 1`.execute(database.db);
  const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  // Bytes that no DATA_KEY has sealed: hashes, what a passkey says in public, and the keyring's own.
  const others = [
    'audit_head.signature',
    'imported_rows.column_hashes',
    'keyring.check_sealed',
    'ledger_proofs.signature',
    'failed_logins.subject',
    'keyring.key_id',
    'passkeys.public_key',
    'stored_files.sealed_with',
    'stored_files.sha256',
  ];
  expect(rows.map(({ name }) => name)).toEqual([...declared, ...others].sort());
});
