import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { granted } from '@onegi/testing/factories/calls';
import { A_PDF, aConsultant, openCase, uploadDocument } from '@onegi/testing/factories/commercial-cases';
import {
  aLink,
  answerByLink,
  openLink,
  readByLink,
  revokeLink,
  sendLinkTo,
  tokenSentTo,
  uploadByLink,
} from '@onegi/testing/factories/insurer-links';
import { issueCase } from '@onegi/testing/factories/issue';
import { acceptOffer, keyIn } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
beforeEach(async () => {
  await shop.deps.db.deleteFrom('quote_requests').execute();
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});
afterAll(() => shop.close());

const link = () => aLink(shop, { consultant, officer });
const opened = async (token: string) => granted(await openLink(shop, token));
const uploaded = async (token: string, file = {}) => (await uploadByLink(shop, token, file)).sent?.uploadId ?? '';
const MOST_BYTES = 5 * 1024 ** 2;

describe('documents behind a link', () => {
  test('are read while the link is good, those of that case and of the own answer alone [C-5.4-12]', async () => {
    const { token, offer } = await link();
    const [document] = (await opened(token)).documents;
    const read = await readByLink(shop, token, document?.fileId ?? '');
    expect([read.statusCode, read.body, read.headers['cache-control']]).toEqual([200, A_PDF, 'private, no-store']);
    expect(read.headers['referrer-policy']).toBe('no-referrer');
    const other = await link();
    const [theirs] = (await opened(other.token)).documents;
    const foreign = await readByLink(shop, token, theirs?.fileId ?? '');
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'file.notFound']);
    await revokeLink(shop, officer, offer);
    const revoked = await readByLink(shop, token, document?.fileId ?? '');
    expect([revoked.statusCode, revoked.json().code]).toEqual([410, 'insurerLink.revoked']);
  });

  test("of another insurer's answer to the same case are not there", async () => {
    const { token, offer } = await link();
    await sendLinkTo(shop, officer, offer.caseNumber, { insurerAsked: 'SFY', insurerEmail: 'b@sfy.example.com' });
    const theirs = await tokenSentTo(shop, 'b@sfy.example.com');
    const files = [{ uploadId: await uploaded(theirs) }];
    const [file] = granted(await answerByLink(shop, theirs, await opened(theirs), { files })).offer.files;
    expect((await readByLink(shop, theirs, file?.uploadId ?? '')).statusCode).toBe(200);
    expect((await readByLink(shop, token, file?.uploadId ?? '')).statusCode).toBe(404);
    // Nor one that the office has keyed in for the other, nor an upload of theirs that no answer holds yet.
    const stray = [{ uploadId: await uploaded(theirs) }];
    const taken = await answerByLink(shop, token, await opened(token), { files: stray });
    expect(taken).toMatchObject({ status: 404, code: 'file.notFound', fields: ['docList'] });
    expect((await opened(token)).offer).toMatchObject({ offerState: 'waiting', files: [] });
  });
});

test('documents of a case that has become a policy are still read by the insurer whose offer that was', async () => {
  const { token, offer } = await link();
  const files = [{ uploadId: await uploaded(token) }];
  granted(await answerByLink(shop, token, await opened(token), { files }));
  const [quoted] = granted(await openCase(shop, consultant, offer.caseNumber)).offers;
  granted(await acceptOffer(shop, consultant, quoted as never));
  granted(await issueCase(shop, officer, offer.caseNumber));
  const { documents, offer: own } = await opened(token);
  expect([documents.length, own.files.length]).toEqual([2, 1]);
  for (const { fileId } of documents) expect((await readByLink(shop, token, fileId)).statusCode).toBe(200);
});

describe('files of an answer', () => {
  test('come with it, and the consultant reads them; without them the next answer keeps those that are there', async () => {
    const { token, offer } = await link();
    const uploadId = await uploaded(token, { name: 'our terms.pdf' });
    const answered = granted(await answerByLink(shop, token, await opened(token), { files: [{ uploadId }] }));
    expect(answered.offer.files.map(({ fileName }) => fileName)).toEqual(['our terms.pdf']);
    granted(await answerByLink(shop, token, answered));
    const [read] = granted(await openCase(shop, consultant, offer.caseNumber)).offers;
    expect(read?.files.map(({ fileName }) => fileName)).toEqual(['our terms.pdf']);
    const none = granted(await answerByLink(shop, token, await opened(token), { files: [] }));
    expect(none.offer.files).toEqual([]);
  });

  test('that the office has keyed in stay where the insurer sends them again', async () => {
    const { token, offer } = await link();
    const { sent } = await uploadDocument(shop, officer, { name: 'keyed.pdf' });
    granted(await keyIn(shop, officer, offer, { files: [sent] }));
    const read = await opened(token);
    expect(read.offer.files).toMatchObject([{ fileName: 'keyed.pdf' }]);
    const files = [...read.offer.files, { uploadId: await uploaded(token) }].map(({ uploadId }) => ({ uploadId }));
    expect(granted(await answerByLink(shop, token, read, { files })).offer.files).toHaveLength(2);
  });

  test('are judged as everywhere: size, type, contents and name [C-5.4-13]', async () => {
    const { token } = await link();
    const arriving = () =>
      shop.deps.db.selectFrom('stored_files').select('id').where('state', '=', 'arriving').execute();
    const before = (await arriving()).length;
    const polyglot = Buffer.from(
      `${A_PDF}\n<script>alert(1)</script>\n4 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >> endobj`,
    );
    const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);
    const wrong = [
      [
        { contents: Buffer.concat([Buffer.from(A_PDF), Buffer.alloc(MOST_BYTES + 1 - A_PDF.length, 32)]) },
        413,
        'upload.tooBigForRow',
      ],
      [{ contents: exe }, 415, 'upload.notWhatItSays'],
      [{ contents: polyglot }, 422, 'upload.active'],
      [{ name: 'offer.exe' }, 415, 'upload.badType'],
      [{ name: '../offer.pdf' }, 400, 'upload.badName'],
      [{ contents: '' }, 400, 'upload.empty'],
    ] as const;
    for (const [file, status, code] of wrong)
      expect(await uploadByLink(shop, token, file)).toMatchObject({ status, code });
    const largest = Buffer.concat([Buffer.from(A_PDF), Buffer.alloc(MOST_BYTES - A_PDF.length, 32)]);
    expect(await uploadByLink(shop, token, { contents: largest })).toMatchObject({ status: 200 });
    expect(await arriving()).toHaveLength(before + 1);
  });

  test('are few: of 40 at once some are taken, the others told to wait, and an answer holds five', async () => {
    const { token } = await link();
    const answers = await Promise.all(Array.from({ length: 40 }, () => uploadByLink(shop, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'request.rateLimited')).toHaveLength(20);
    const files = answers.flatMap(({ sent }) => (sent ? [{ uploadId: sent.uploadId }] : []));
    const read = await opened(token);
    const many = await answerByLink(shop, token, read, { files: files.slice(0, 6) }).catch((error: Error) => error);
    expect(many).toBeInstanceOf(Error); // the contract itself refuses to send so many
    granted(await answerByLink(shop, token, read, { files: files.slice(0, 5) }));
  });

  test('that were uploaded by a user, or are no file at all, are no answer of an insurer', async () => {
    const { token } = await link();
    const { sent } = await uploadDocument(shop, consultant);
    const read = await opened(token);
    for (const uploadId of [sent?.uploadId ?? '', 'no-file', ''])
      expect(await answerByLink(shop, token, read, { files: [{ uploadId }] })).toMatchObject({ status: 404 });
    // A wrong id of an officer is no fault of the server either.
    const [offer] = granted(await openCase(shop, consultant, read.caseNumber)).offers;
    expect(await keyIn(shop, officer, offer as never, { files: [{ uploadId: 'no-file' }] })).toMatchObject({
      status: 404,
      code: 'file.notFound',
    });
  });

  test('are taken no more once the offer is accepted', async () => {
    const { token, offer } = await link();
    granted(await answerByLink(shop, token, await opened(token)));
    const [quoted] = granted(await openCase(shop, consultant, offer.caseNumber)).offers;
    granted(await acceptOffer(shop, consultant, quoted as never));
    expect(await uploadByLink(shop, token)).toMatchObject({ status: 409, code: 'insurerLink.offerAccepted' });
  });

  test('cannot be sent by a link that is over, nor by none', async () => {
    const { token, offer } = await link();
    await revokeLink(shop, officer, offer);
    expect(await uploadByLink(shop, token)).toMatchObject({ status: 410, code: 'insurerLink.revoked' });
    expect(await uploadByLink(shop, 'A'.repeat(32))).toMatchObject({ status: 404, code: 'insurerLink.notFound' });
  });
});
