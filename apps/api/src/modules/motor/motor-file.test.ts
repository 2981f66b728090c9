import * as calls from '@onegi/contract/calls/motor/cases';
import {
  motorFiles,
  motorPagePicture,
  motorThumbnail,
  removeMotorFile,
  reviewMotorFile,
} from '@onegi/contract/calls/motor/files';
import { motorTicks, tickMotorFields } from '@onegi/contract/calls/motor/ticks';
import { motorFields as m } from '@onegi/contract/fields/motor';
import { type TestApp, testApp } from '@onegi/testing/app';
import { signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aBroker,
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  type MotorDesk,
  moveMotorCase,
  sortMotorDocument,
  uploadMotorDocument,
} from '@onegi/testing/factories/motor-cases';
import { aPdfOf } from '@onegi/testing/factories/pdf';
import { call } from '@onegi/testing/factories/purchases';
import { decode, encode } from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pngOf } from '../../lib/png.ts';
import { readPng } from '../../lib/read-png.ts';
import { drawPages, MOST_PAGES } from './thumbnails/draw-pages.ts';
import { drawThumbnail } from './thumbnails/draw-thumbnail.ts';
import { makeThumbnails } from './thumbnails/make-thumbnails.ts';

let shop: TestApp;
let desk: MotorDesk;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-23' });
  desk = {
    ...(await aMotorDesk(shop)),
    broker: await signedInAs(shop, ['BK'], { consultantCodes: ['TR6001'], name: 'Billy Chan', nameZh: '陳彼利' }),
    auditor: await signedInAs(shop, ['auditor'], { name: 'Audrey Ng', nameZh: '吳雅麗' }),
  };
});
afterAll(() => shop.close());

type User = MotorDesk['broker'];
const filesOf = async (user: User, quotationNumber: string) =>
  granted(await callAs(shop, motorFiles, user, { query: { [m.quotationNumber.wire]: quotationNumber } }));
const at = ({ path }: { readonly path: string }, fileId: string) => path.replace(/\{\w+\}/, fileId);

test('a case names who keyed it in both languages, and in English alone who has no Chinese name', async () => {
  const own = await addMotorCase(shop, desk.broker);
  expect(own).toMatchObject({ username: 'Billy Chan', usernameZh: '陳彼利' });
  const ofOther = await addMotorCase(shop, await aBroker(shop));
  expect(ofOther).toMatchObject({ username: expect.stringMatching(/^User /), usernameZh: null });
});

describe('documents of a case under audit', () => {
  test('are accepted or returned with a note by the auditor alone, and what is accepted its sender cannot remove [C-2.12-118]', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const { records } = await filesOf(desk.auditor, generated.quotationNumber);
    expect(new Set(records.map(({ fileState }) => fileState))).toEqual(new Set(['waiting']));
    expect(records[0]?.allowedActions).toEqual(['accept', 'askCorrection', 'sort']);
    expect(records[0]).toMatchObject({ uploadedBy: 'Billy Chan', uploadedByZh: '陳彼利' });
    const [first, second] = records.map(({ fileId }) => fileId) as [string, string];
    const review = (user: User, fileId: string, body: object) =>
      call(shop, 'POST', at(reviewMotorFile, fileId), body, user.browser);
    const remove = (fileId: string) => call(shop, 'POST', at(removeMotorFile, fileId), {}, desk.broker.browser);
    const accept = { [m.fileState.wire]: 'A' };
    const toCorrect = { [m.fileState.wire]: 'C' };
    expect((await review(desk.approver, first, accept)).status).toBe(403);
    expect((await review(await aBroker(shop), first, accept)).status).toBe(403);
    expect((await review(desk.auditor, second, toCorrect)).status).toBe(400);
    expect((await review(desk.auditor, first, accept)).status).toBe(200);
    expect(await review(desk.auditor, first, accept)).toMatchObject({ status: 409, code: 'document.closed' });
    expect((await review(desk.auditor, second, { ...toCorrect, note: 'Both sides' })).status).toBe(200);
    const after = await filesOf(desk.broker, generated.quotationNumber);
    expect(after.records.find(({ fileId }) => fileId === second)).toMatchObject({
      fileState: 'toCorrect',
      fileNote: 'Both sides',
    });
    const fault = { returnedFields: ['chassis'], returnNote: 'Both sides of the document' };
    granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    expect(await remove(first)).toMatchObject({ code: 'document.closed' });
    expect((await remove(second)).status).toBe(200);
    const third = records[2]?.fileId ?? '';
    expect(await review(desk.auditor, third, accept)).toMatchObject({ status: 409, code: 'motorCase.wrongState' });
  });

  test('are compared field by field: ticks stand for a version of the case, by its auditor alone [C-2.12-119]', async () => {
    const generated = await aMotorCase(shop, desk, 'generated');
    const { quotationNumber, edition } = generated;
    const tick = (user: User, comparedFields: string[], isCompared = true, version = edition) =>
      callAs(shop, tickMotorFields, user, { body: { quotationNumber, edition: version, comparedFields, isCompared } });
    const ticksOf = async (user: User) =>
      granted(await callAs(shop, motorTicks, user, { query: { [m.quotationNumber.wire]: quotationNumber } })).records;
    const fieldsOf = async (user: User) => (await ticksOf(user)).map(({ comparedField }) => comparedField);
    const ticked = granted(await tick(desk.auditor, ['chassis', 'drivers.2.driverHkid', 'chassis']));
    expect(ticked.records[0]).toMatchObject({ comparedBy: null });
    // Who has compared what is a question of colleagues.
    expect((await ticksOf(desk.approver))[0]).toMatchObject({ comparedBy: 'Audrey Ng', comparedField: 'chassis' });
    granted(await tick(desk.auditor, ['chassis', 'make']));
    expect(await fieldsOf(desk.approver)).toEqual(['chassis', 'drivers.2.driverHkid', 'make']);
    granted(await tick(desk.auditor, ['make'], false));
    expect(await fieldsOf(desk.auditor)).toEqual(['chassis', 'drivers.2.driverHkid']);
    expect((await tick(desk.operations, ['make'])).status).toBe(403);
    expect((await tick(desk.broker, ['make'])).status).toBe(403);
    for (const odd of ['constructor', 'chassis; drop', 'drivers.0.driverHkid', '__proto__']) {
      const sent = {
        [m.quotationNumber.wire]: quotationNumber,
        [m.edition.wire]: edition,
        fields: [odd],
        compared: true,
      };
      const { status } = await call(shop, 'POST', tickMotorFields.path, sent, desk.auditor.browser);
      expect([odd, status]).toEqual([odd, 400]);
    }
    expect(await tick(desk.auditor, ['make'], true, edition + 1)).toMatchObject({ code: 'motorCase.stale' });
    const fault = { returnedFields: ['make'], returnNote: 'Another make' };
    granted(await moveMotorCase(shop, calls.returnMotorCase, desk.auditor, generated, fault));
    expect(await fieldsOf(desk.auditor)).toEqual([]);
    expect(await tick(desk.auditor, ['make'])).toMatchObject({ code: 'motorCase.wrongState' });
    const elsewhere = await callAs(shop, motorTicks, await aBroker(shop), {
      query: { [m.quotationNumber.wire]: quotationNumber },
    });
    expect(elsewhere.status).toBe(404);
  });
});

const grey = (width: number, height: number) => pngOf(width, height, new Uint8Array(width * height).fill(90), 'grey');
const jpeg = (width: number, height: number) =>
  encode({ width, height, data: new Uint8Array(width * height * 4).fill(200) }, 80).data;

describe('a document of another type', () => {
  const typesOf = async (quotationNumber: string) =>
    (await filesOf(desk.auditor, quotationNumber)).records.map(({ fileType }) => fileType);
  const fileOf = async (quotationNumber: string, type: string) =>
    (await filesOf(desk.auditor, quotationNumber)).records.find(({ fileType }) => fileType === type)?.fileId ?? '';

  test('is sorted anew by who keys the case, and stands in the trail with its name and both types [C-2.12-132]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    await uploadMotorDocument(shop, desk.broker, draft, 'E11', { name: 'licence.pdf' });
    const fileId = await fileOf(draft.quotationNumber, 'E11');
    const { records, missingTypes } = granted(await sortMotorDocument(shop, desk.broker, fileId, 'E01'));
    expect(records.map(({ fileType, fileName }) => [fileType, fileName])).toEqual([['E01', 'licence.pdf']]);
    expect(missingTypes).not.toContain('E01');
    // The same type again is nothing new.
    granted(await sortMotorDocument(shop, desk.broker, fileId, 'E01'));
    const query = { [m.quotationNumber.wire]: draft.quotationNumber };
    const trail = granted(await callAs(shop, calls.motorCaseTrail, desk.auditor, { query })).records;
    expect(trail.filter(({ trailAction }) => trailAction === 'motorCase.fileSorted')).toMatchObject([
      { trailField: `efs.${fileId}`, trailBefore: 'E11 · licence.pdf', trailAfter: 'E01 · licence.pdf' },
    ]);
    expect(await sortMotorDocument(shop, desk.broker, fileId, 'E10')).toMatchObject({ status: 400 });
    const other = await aBroker(shop);
    expect(await sortMotorDocument(shop, other, fileId, 'E02')).toMatchObject({ code: 'file.notFound' });
    expect(await typesOf(draft.quotationNumber)).toEqual(['E01']);
  });

  test('is of the type that whoever was quicker gave it, when two give it one at the same time', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    await uploadMotorDocument(shop, desk.broker, draft, 'E11');
    const fileId = await fileOf(draft.quotationNumber, 'E11');
    const types = ['E01', 'E02', 'E03', 'E04'] as const;
    for (const sorted of await Promise.all(types.map((type) => sortMotorDocument(shop, desk.broker, fileId, type))))
      granted(sorted);
    const query = { [m.quotationNumber.wire]: draft.quotationNumber };
    const trail = granted(await callAs(shop, calls.motorCaseTrail, desk.auditor, { query })).records;
    const sorts = trail.filter(({ trailAction }) => trailAction === 'motorCase.fileSorted');
    const typeOf = (text: string | null) => text?.slice(0, 3);
    // Each begins with what the one before it ended with: nobody's is passed over.
    expect(sorts.map(({ trailBefore }) => typeOf(trailBefore)).toSorted()).toEqual(
      ['E11', ...types].filter((type) => type !== typeOf(sorts[0]?.trailAfter ?? null)).toSorted(),
    );
  });

  test('is the office’s to sort once the case is confirmed, and nobody’s once it is accepted or the case is over', async () => {
    const confirmed = await aMotorCase(shop, desk, 'confirmed');
    const number = confirmed.quotationNumber;
    const fileId = await fileOf(number, 'E05');
    const actionsFor = async (user: User) =>
      (await filesOf(user, number)).records.find((file) => file.fileId === fileId)?.allowedActions;
    expect(await sortMotorDocument(shop, desk.broker, fileId, 'E11')).toMatchObject({ code: 'motorCase.wrongState' });
    expect(await actionsFor(desk.broker)).toEqual([]);
    expect(await actionsFor(desk.operations)).toEqual(['sort']);
    expect(await sortMotorDocument(shop, desk.approver, fileId, 'E11')).toMatchObject({ status: 200 });
    granted(await sortMotorDocument(shop, desk.operations, fileId, 'E05'));
    const generated = await aMotorCase(shop, desk, 'generated');
    const accepted = await fileOf(generated.quotationNumber, 'E05');
    const review = { [m.fileState.wire]: 'A' };
    await call(shop, 'POST', at(reviewMotorFile, accepted), review, desk.auditor.browser);
    expect(await sortMotorDocument(shop, desk.auditor, accepted, 'E11')).toMatchObject({ code: 'document.closed' });
    const approved = await aMotorCase(shop, desk, 'approved');
    const kept = await fileOf(approved.quotationNumber, 'E01');
    expect(await sortMotorDocument(shop, desk.auditor, kept, 'E11')).toMatchObject({ code: 'motorCase.wrongState' });
  });
});

test('who sees every case by one role and keys own ones by another changes no other broker’s documents', async () => {
  const both = await signedInAs(shop, ['BK', 'compliance'], { consultantCodes: ['TRBOTH'] });
  const [anothers, own] = [await addMotorCase(shop, desk.broker), await addMotorCase(shop, both)];
  const documentOf = async (user: User, { quotationNumber }: typeof own) => {
    await uploadMotorDocument(shop, user, { quotationNumber }, 'E11');
    return (await filesOf(both, quotationNumber)).records[0];
  };
  const theirs = await documentOf(desk.broker, anothers);
  const denied = { status: 403, code: 'permission.denied' };
  expect(await uploadMotorDocument(shop, both, anothers, 'E01')).toMatchObject(denied);
  expect(await sortMotorDocument(shop, both, theirs?.fileId ?? '', 'E01')).toMatchObject(denied);
  expect(await call(shop, 'POST', at(removeMotorFile, theirs?.fileId ?? ''), {}, both.browser)).toMatchObject({
    status: 404,
    code: 'file.notFound',
  });
  expect(theirs?.allowedActions).not.toContain('sort');
  const mine = await documentOf(both, own);
  granted(await sortMotorDocument(shop, both, mine?.fileId ?? '', 'E01'));
});

describe('the small pictures of a PDF', () => {
  test('are made once by a job, one for each page, and shown to whoever sees the case [C-2.12-131]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    await uploadMotorDocument(shop, desk.broker, draft, 'E01', { name: 'three.pdf', contents: aPdfOf(3) });
    await uploadMotorDocument(shop, desk.broker, draft, 'E11', { name: 'one.pdf', contents: aPdfOf(1) });
    await uploadMotorDocument(shop, desk.broker, draft, 'E02', { name: 'none.pdf' });
    await Promise.all([makeThumbnails(shop.deps), makeThumbnails(shop.deps)]);
    const { records } = await filesOf(desk.broker, draft.quotationNumber);
    const three = records.find(({ fileName }) => fileName === 'three.pdf');
    expect(
      records.map(({ fileName, thumbnailUrl, pageUrls }) => [fileName, thumbnailUrl !== null, pageUrls.length]),
    ).toEqual([
      ['three.pdf', true, 3],
      ['none.pdf', false, 0],
      ['one.pdf', true, 0],
    ]);
    const get = (url = '', user: User = desk.auditor) => shop.app.inject({ method: 'GET', url, headers: user.browser });
    for (const url of [three?.thumbnailUrl ?? '', ...(three?.pageUrls ?? [])]) {
      const { statusCode, headers, rawPayload } = await get(url);
      expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        url,
        200,
        'image/jpeg',
        'private, no-store',
      ]);
      const { width, height } = decode(rawPayload);
      expect([width, height]).toEqual([180, 240]);
    }
    expect((await get(three?.pageUrls[1], await aBroker(shop))).statusCode).toBe(404);
    const beyond = motorPagePicture.path.replace(/\{\w+\}/, three?.fileId ?? '');
    for (const [page, status] of [
      ['4', 404],
      ['0', 400],
      ['x', 400],
    ] as const) {
      expect([page, (await get(`/api${beyond.replace(/\{\w+\}/, page)}`)).statusCode]).toEqual([page, status]);
    }
  });

  test('are of the first pages alone, and none of what is broken', async () => {
    expect(await drawPages(aPdfOf(MOST_PAGES + 5))).toHaveLength(MOST_PAGES);
    expect(await drawPages(aPdfOf(2).subarray(0, 200))).toEqual([]);
    expect(await drawPages(Buffer.from('%PDF-1.7\n%%EOF'))).toEqual([]);
    const [wide] = await drawPages(aPdfOf(1, [14_000, 10]));
    const { width, height } = decode(wide as Buffer);
    expect([width, height]).toEqual([240, 1]);
  });

  test('have the colours of the page', async () => {
    const [picture] = await drawPages(aPdfOf(1));
    const { data, width, height } = decode(picture as Buffer);
    const middleOf = (row: number) => [
      ...data.subarray((row * width + width / 2) * 4, (row * width + width / 2) * 4 + 3),
    ];
    const [red, white] = [middleOf(height - 20), middleOf(20)];
    expect(red.map((each) => Math.round(each / 64))).toEqual([4, 0, 0]);
    expect(white.map((each) => Math.round(each / 64))).toEqual([4, 4, 4]);
  });
});

describe('the small picture of an image', () => {
  test('is made once by a job, whatever runs at the same time, and shown to whoever sees the case [C-2.12-120]', async () => {
    const draft = await addMotorCase(shop, desk.broker);
    const upload = async (name: string, contents: Buffer | string) =>
      (await uploadMotorDocument(shop, desk.broker, draft, 'E07', { name, contents })).status;
    expect(await upload('front.png', grey(900, 300))).toBe(200);
    expect(await upload('back.jpg', jpeg(320, 640))).toBe(200);
    await uploadMotorDocument(shop, desk.broker, draft, 'E01');
    const unmade = await filesOf(desk.broker, draft.quotationNumber);
    expect(unmade.records.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual([null, null, null]);
    await Promise.all([makeThumbnails(shop.deps), makeThumbnails(shop.deps)]);
    const { records } = await filesOf(desk.broker, draft.quotationNumber);
    const made = records.filter(({ thumbnailUrl }) => thumbnailUrl !== null).map(({ fileEnding }) => fileEnding);
    expect(made.toSorted()).toEqual(['jpg', 'png']);
    const pictured = records.find(({ fileEnding }) => fileEnding === 'png');
    const get = (user: User) =>
      shop.app.inject({ method: 'GET', url: pictured?.thumbnailUrl ?? '', headers: user.browser });
    const seen = await get(desk.auditor);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    const { width, height } = decode(seen.rawPayload);
    expect([width, height]).toEqual([240, 80]);
    expect((await get(await aBroker(shop))).statusCode).toBe(404);
    const pdf = records.find(({ fileEnding }) => fileEnding === 'pdf')?.fileId ?? '';
    const none = await shop.app.inject({
      method: 'GET',
      url: `/api${at(motorThumbnail, pdf)}`,
      headers: desk.broker.browser,
    });
    expect(none.statusCode).toBe(404);
    const kept = await shop.deps.db.selectFrom('motor_thumbnails').select('picture_sealed').execute();
    expect(kept.some(({ picture_sealed }) => picture_sealed?.includes(seen.rawPayload.subarray(0, 40)))).toBe(false);
  });

  test('is none of what is broken, interlaced or larger than it says', () => {
    const whole = grey(20, 20);
    expect(drawThumbnail('png', whole)).not.toBeNull();
    expect(drawThumbnail('png', whole.subarray(0, 46))).toBeNull();
    expect(drawThumbnail('jpg', Buffer.from('ffd8ffe0', 'hex'))).toBeNull();
    const interlaced = Buffer.from(whole);
    interlaced[28] = 1;
    expect(drawThumbnail('png', interlaced)).toBeNull();
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect(drawThumbnail('png', huge)).toBeNull();
    const less = Buffer.from(whole);
    less.writeUInt32BE(10, 20);
    expect(readPng(less, 1_000)).toBeNull();
  });

  test('has the colours of the image', () => {
    const pixels = new Uint8Array(300 * 3).map((_, at) => [200, 30, 90][at % 3] ?? 0);
    expect([...(readPng(pngOf(30, 10, pixels, 'rgb'), 1_000)?.data.subarray(0, 8) ?? [])]).toEqual([
      200, 30, 90, 255, 200, 30, 90, 255,
    ]);
  });
});
