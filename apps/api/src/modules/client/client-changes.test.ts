import { reviewPolicyDocument } from '@onegi/contract/calls/policies/documents';
import { draftList } from '@onegi/contract/calls/policies/endorsements/list-drafts';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { clientFields as c } from '@onegi/contract/fields/client-links';
import { addDays } from '@onegi/contract/lines/dates';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aClientsPolicy,
  askForChange,
  aWaitingChange,
  clientMails,
  clientsBrowser,
  declineChange,
  linkOf,
  listClientChanges,
  readClientPolicy,
  takeUpChange,
  tokenOf,
  uploadForChange,
  uploadForClient,
} from '@onegi/testing/factories/client-links';
import { approveDraft, deleteDraft, readDraft, saveDraft, submitDraft } from '@onegi/testing/factories/endorsements';
import { readDocuments } from '@onegi/testing/factories/policy-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let writer: SignedIn;
let approver: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Each test is later than the one before: the newest mail is its own.
  shop.clock.advance(3600);
  [writer, approver] = await Promise.all([
    signedInAs(shop, ['operations'], { name: 'Olive Poon', nameZh: '潘愛蓮' }),
    signedInAs(shop, ['approver']),
  ]);
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});
const read = async (token: string, client: Parameters<typeof readClientPolicy>[2]) =>
  granted(await readClientPolicy(shop, token, client));
const waitingFor = async (user: SignedIn) =>
  granted(await callAs(shop, waitingWork, user)).find(({ code }) => code === 'clientChangesOpen')?.count ?? 0;
const upload = async (token: string, client: Parameters<typeof readClientPolicy>[2]) => {
  const { sent } = await uploadForChange(shop, token, client);
  return { uploadId: sent?.uploadId ?? '' };
};

describe('a change that a client asks for', () => {
  test('waits for those who draft endorsements, and for nobody else, until one takes it up [C-9-11]', async () => {
    const before = await waitingFor(writer);
    const { seen, token, client } = await aWaitingChange(shop, { changeText: 'Call me Chan' });
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    expect(records.find(({ changeId }) => changeId === seen.changeId)).toMatchObject({
      requestState: 'waiting',
      changeShown: 'Call me Chan',
      draftTakenUp: null,
    });
    expect([await waitingFor(writer), await waitingFor(approver)]).toEqual([before + 1, 0]);
    expect((await read(token, client)).changes).toMatchObject([{ changeState: 'waiting' }]);
    expect((await takeUpChange(shop, approver, seen)).status).toBe(403);
    granted(await takeUpChange(shop, writer, seen));
    expect(await waitingFor(writer)).toBe(before);
    expect((await read(token, client)).changes).toMatchObject([{ changeState: 'underway' }]);
  });

  test('is a draft of the office once it is taken up, and changes nothing before it is approved; the client sees its state [C-9-07]', async () => {
    const asked = { changeOn: '2027-01-01', changeText: 'Please add a pearl necklace' };
    const { seen, token, client, number } = await aWaitingChange(shop, { changeKind: 'person', ...asked });
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    expect((await read(token, client)).endorsements).toEqual([]);
    const { records } = granted(await callAs(shop, draftList.page, writer, { body: { line: 'HOME' } }));
    expect(records.find((row) => row.draftId === draftId)).toMatchObject({
      transactionNumber: number,
      createdBy: 'DEMO ONE',
      createdByZh: null,
      isAskedByClient: true,
      state: 'draft',
      kind: 'EN',
    });
    const draft = granted(await readDraft(shop, writer, draftId));
    expect(draft.terms.reason).toBe(asked.changeText);
    shop.clock.advance(1);
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, draft))));
    // The mail of the endorsement brings a new link.
    const next = tokenOf((await clientMails(shop, ['endorsement-issued'])).at(-1));
    const after = await read(next, await clientsBrowser(shop, next));
    expect(after.changes).toMatchObject([{ changeState: 'made' }]);
    expect(after.endorsements).toMatchObject([{ kind: 'EN', effectiveOn: '2027-01-01' }]);
  });

  test('is taken up once, of two at once by one of them', async () => {
    const { seen } = await aWaitingChange(shop);
    const answers = await Promise.all([takeUpChange(shop, writer, seen), takeUpChange(shop, writer, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('clientChange.answered');
    expect((await declineChange(shop, writer, { ...seen, reasonGiven: 'Late' })).code).toBe('clientChange.answered');
  });

  test('is sent while the office works at another draft, and waits until that is done [C-9-12]', async () => {
    const { token, number } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    const terms = { action: 'facts', effectiveOn: '2027-01-01', facts: { areaBand: '03' } } as const;
    const open = granted(await saveDraft(shop, writer, number, terms));
    expect((await read(token, client)).mayAsk).toBe(true);
    // Asked for a day that is before what is going to be issued.
    granted(await askForChange(shop, token, client, { changeOn: '2026-12-05' }));
    shop.clock.advance(1);
    granted(await askForChange(shop, token, client, { changeOn: '2027-02-01', changeKind: 'sum' }));
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    const own = records.filter(({ transactionNumber }) => transactionNumber === number);
    expect(own).toHaveLength(2);
    const seen = { changeId: own[0]?.changeId ?? '', version: own[0]?.version ?? 0 };
    expect((await takeUpChange(shop, writer, seen)).code).toBe('endorsement.openDraft');
    shop.clock.advance(1);
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, open))));
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    expect(granted(await readDraft(shop, writer, draftId))).toMatchObject({ effectiveOn: '2027-01-01' });
  });

  test('is one of five at most that wait', async () => {
    const { token } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    for (let i = 0; i < 5; i++) granted(await askForChange(shop, token, client, { changeOn: '2026-12-01' }));
    expect((await askForChange(shop, token, client, { changeOn: '2026-12-01' })).code).toBe(
      'clientLink.changeUnderway',
    );
    expect((await read(token, client)).mayAsk).toBe(false);
  });

  test('is declined with a reason that the client reads, and what was sent along is gone [C-9-13]', async () => {
    const { token, number } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    const { uploadId } = await upload(token, client);
    granted(await askForChange(shop, token, client, { changeOn: '2026-12-01', signedUpload: uploadId }));
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    const request = records.find(({ transactionNumber }) => transactionNumber === number);
    const seen = { changeId: request?.changeId ?? '', version: request?.version ?? 0 };
    granted(await declineChange(shop, writer, { ...seen, reasonGiven: 'Your plan does not cover it' }));
    const declined = granted(await listClientChanges(shop, writer, 'declined')).records;
    expect(declined.find(({ changeId }) => changeId === seen.changeId)).toMatchObject({
      answeredBy: 'Olive Poon',
      answeredByZh: '潘愛蓮',
    });
    const after = await read(token, client);
    expect(after.changes).toMatchObject([{ changeState: 'notMade', changeNote: 'Your plan does not cover it' }]);
    expect([after.changes[0]?.changeFileNames, after.mayAsk]).toEqual([[], true]);
    const file = await shop.deps.db.selectFrom('stored_files').select('state').where('id', '=', uploadId).execute();
    expect(file).toEqual([{ state: 'removed' }]);
  });

  test('to cancel is a cancellation for the office; a day outside the period is said on its field', async () => {
    const { token, number } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    for (const changeOn of ['2026-11-20', '2030-01-01'])
      expect(await askForChange(shop, token, client, { changeOn })).toMatchObject({
        status: 400,
        code: 'request.invalid',
        fields: [c.changeOn.wire],
      });
    const asked = { changeKind: 'cancel', changeOn: '2027-01-01', changeText: 'Moving away' } as const;
    granted(await askForChange(shop, token, client, asked));
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    const { changeId = '', version = 0 } = records.find((row) => row.transactionNumber === number) ?? {};
    granted(await takeUpChange(shop, writer, { changeId, version }));
    const { policy_id } = await linkOf(shop, token);
    const draft = await shop.deps.db
      .selectFrom('endorsement_drafts')
      .select(['kind', 'created_by', 'state'])
      .where('policy_id', '=', policy_id)
      .executeTakeFirst();
    expect(draft).toEqual({ kind: 'CN', created_by: null, state: 'draft' });
    expect((await read(token, client)).status).toBe('future');
  });
});

describe('what a client sends with a request', () => {
  test('the office reads with it, and it is among the documents of the draft and of the endorsement [C-9-14]', async () => {
    const { token, number } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    const [signed, proof] = [await upload(token, client), await upload(token, client)];
    const sent = { signedUpload: signed.uploadId, proofUpload: proof.uploadId, changeOn: '2026-12-01' };
    granted(await askForChange(shop, token, client, sent));
    expect((await read(token, client)).changes[0]?.changeFileNames).toEqual(['request.pdf', 'request.pdf']);
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    const request = records.find(({ transactionNumber }) => transactionNumber === number);
    expect(request?.files).toHaveLength(2);
    const url = request?.files[0]?.downloadUrl ?? '';
    expect((await shop.app.inject({ method: 'GET', url, headers: writer.browser })).statusCode).toBe(200);
    expect((await shop.app.inject({ method: 'GET', url, headers: client.browser })).statusCode).toBe(404);
    const seen = { changeId: request?.changeId ?? '', version: request?.version ?? 0 };
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    const rows = async () =>
      granted(
        await readDocuments(shop, writer, { transactionNumber: number } as never, '001'),
      ).endorsementDocuments.map(({ fileName, status }) => [fileName, status]);
    const both = [
      ['request.pdf', 'waiting'],
      ['request.pdf', 'waiting'],
    ];
    expect(await rows()).toEqual(both);
    shop.clock.advance(1);
    const draft = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, draft))));
    expect(await rows()).toEqual(both);
    const next = tokenOf((await clientMails(shop, ['endorsement-issued'])).at(-1));
    const after = await read(next, await clientsBrowser(shop, next));
    expect(after.rows.find(({ rowKey }) => rowKey === '001/1')).toMatchObject({ rowStatus: 'waiting' });
  });

  test('is asked for where somebody needs it: no signed request of who asks on the page, nothing for what is issued', async () => {
    const { seen, token, client } = await aWaitingChange(shop);
    const asked = async (link: string, user: typeof client) =>
      (await read(link, user)).rows.filter(({ rowKey }) => rowKey.includes('/')).map(({ rowKey }) => rowKey);
    const { draftId } = granted(await takeUpChange(shop, writer, seen));
    expect(await asked(token, client)).toEqual(['001/2']);
    shop.clock.advance(1);
    const draft = granted(await readDraft(shop, writer, draftId));
    granted(await approveDraft(shop, approver, granted(await submitDraft(shop, writer, draft))));
    const next = tokenOf((await clientMails(shop, ['endorsement-issued'])).at(-1));
    expect(await asked(next, await clientsBrowser(shop, next))).toEqual([]);
  });

  test('is sent again where the office asks for that while it works on the request, and not once the draft is gone', async () => {
    const { token, number } = await aClientsPolicy(shop);
    const client = await clientsBrowser(shop, token);
    const { uploadId } = await upload(token, client);
    granted(await askForChange(shop, token, client, { signedUpload: uploadId, changeOn: '2026-12-01' }));
    const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
    const { changeId = '', version = 0 } = records.find((row) => row.transactionNumber === number) ?? {};
    granted(await takeUpChange(shop, writer, { changeId, version }));
    const officer = await signedInAs(shop, ['officer']);
    const body = { documentId: uploadId, status: 'toCorrect', note: 'Please sign page 2' } as const;
    granted(await callAs(shop, reviewPolicyDocument, officer, { body }));
    const seen = await read(token, client);
    expect(seen.changes).toMatchObject([{ changeState: 'underway', changeFileNames: ['request.pdf'] }]);
    expect(seen.rows.filter(({ rowKey }) => rowKey.startsWith('001/'))).toMatchObject([
      { rowKey: '001/1', rowStatus: 'toCorrect', note: 'Please sign page 2', documentId: uploadId },
      { rowKey: '001/2', rowStatus: 'empty' },
    ]);
    expect((await uploadForClient(shop, token, client, '001/1', uploadId)).status).toBe(200);
    const { endorsementDocuments } = granted(
      await readDocuments(shop, writer, { transactionNumber: number } as never, '001'),
    );
    expect(endorsementDocuments[0]).toMatchObject({ fileName: 'proof.pdf', status: 'waiting' });
    const taken = granted(await listClientChanges(shop, writer, 'takenUp')).records;
    const own = taken.find((row) => row.changeId === changeId);
    expect(own?.files.map(({ fileName }) => fileName)).toEqual(['proof.pdf']);
    shop.clock.advance(1);
    granted(await deleteDraft(shop, writer, number, '001'));
    expect((await uploadForClient(shop, token, client, '001/2')).status).toBe(400);
    expect((await read(token, client)).changes).toMatchObject([{ changeState: 'notMade', changeFileNames: [] }]);
  });

  test('is looked into like every file, and goes with no other policy and no second request [C-9-15]', async () => {
    const [mine, other] = [await aClientsPolicy(shop), await aClientsPolicy(shop)];
    const [client, theirs] = [await clientsBrowser(shop, mine.token), await clientsBrowser(shop, other.token)];
    const program = 'MZ a program';
    expect((await uploadForChange(shop, mine.token, client, 'request.pdf', program)).status).toBe(415);
    expect((await uploadForChange(shop, mine.token, client, 'request.exe', program)).status).toBe(415);
    expect((await uploadForChange(shop, mine.token, theirs)).code).toBe('clientLink.notConfirmed');
    const { uploadId } = await upload(other.token, theirs);
    const asked = { changeOn: '2026-12-01', proofUpload: uploadId };
    expect(await askForChange(shop, mine.token, client, asked)).toMatchObject({
      status: 400,
      fields: [c.proofUpload.wire],
    });
    expect((await read(mine.token, client)).changes).toEqual([]);
    granted(await askForChange(shop, other.token, theirs, asked));
    expect(await askForChange(shop, other.token, theirs, asked)).toMatchObject({
      status: 400,
      fields: [c.proofUpload.wire],
    });
  });
});

test('notice to cancel counts from the day on which the client asked, however late the office takes it up', async () => {
  const { token, number } = await aClientsPolicy(shop);
  await shop.deps.db
    .updateTable('policies')
    .set({ line: 'MEDICAL' })
    .where('transaction_number', '=', number)
    .execute();
  const client = await clientsBrowser(shop, token);
  const asked = { changeKind: 'cancel', changeText: 'Moving away' } as const;
  const day = shop.clock.today();
  const refused = await askForChange(shop, token, client, { ...asked, changeOn: addDays(day, 29) });
  expect(refused).toMatchObject({ status: 400, fields: [c.changeOn.wire] });
  granted(await askForChange(shop, token, client, { ...asked, changeOn: addDays(day, 30) }));
  shop.clock.advance(10 * 86_400);
  writer = await signedInAs(shop, ['operations']);
  const { records } = granted(await listClientChanges(shop, writer, 'waiting'));
  const { changeId = '', version = 0 } = records.find((row) => row.transactionNumber === number) ?? {};
  const { draftId } = granted(await takeUpChange(shop, writer, { changeId, version }));
  const draft = granted(await readDraft(shop, writer, draftId));
  expect(draft).toMatchObject({ kind: 'CN', effectiveOn: addDays(day, 30) });
  shop.clock.advance(5 * 86_400);
  writer = await signedInAs(shop, ['operations']);
  expect(granted(await submitDraft(shop, writer, draft)).state).toBe('awaitingApproval');
});
