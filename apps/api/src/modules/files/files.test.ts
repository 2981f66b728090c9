import { randomUUID } from 'node:crypto';
import type { FilePurpose } from '@onegi/contract/file-purpose';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aUser } from '@onegi/testing/factories/accounts';
import { aDocument, aKeptFile, anArrivedFile, anUpload, aStoredFile } from '@onegi/testing/factories/stored-files';
import { anyWorkflow, expectSound, walkState } from '@onegi/testing/walk-workflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { type Actor, visitor } from '../../ports/actor.ts';
import type { Files } from '../../ports/files.ts';
import { deleteFiles } from './delete-files.ts';
import { keepFile, removeFile } from './keep-file.ts';
import { describeReviewed, reviewFile } from './review-file.ts';
import { reviewOf } from './review-workflow.ts';
import { storeArriving } from './store-upload.ts';
import { nameOfFile, readFile, readFiles } from './stored-file.ts';

const plain: FilePurpose = { name: 'test-slip', types: ['pdf'], maxBytes: 1024 ** 2, personal: false };
const officer: Actor = { ...visitor, roles: ['officer'] };
let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-22' });
});
afterAll(() => shop.close());

const by = (actor: Actor = visitor) => ({ actor, now: shop.clock.now() });
const inTx = <T>(work: (tx: Tx) => Promise<T>) => shop.deps.db.transaction().execute(work);
const rowOf = (id: string) =>
  shop.deps.db.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst();
const bytesOf = (id: string) => shop.deps.files.read(id);
/** Row and bytes. */
const isThere = async (id: string) => [(await rowOf(id)) !== undefined, (await bytesOf(id)) !== null];
const anHourLater = () => shop.clock.advance(3600);
const refused = (code: string) => ({ code });

describe('where a file lies', () => {
  test('one that may name people is sealed, with its name, and opens as it was', async () => {
    const { files, seal } = shop.deps;
    const row = await aKeptFile(shop, aDocument);
    const kept = await files.read(row.id);
    expect(kept?.includes('A123456')).toBe(false);
    expect(seal.openBytes(`files/${row.id}`, kept ?? Buffer.alloc(0)).toString()).toBe('%PDF-1.7 A123456(3)');
    expect(() => seal.openBytes(`files/${randomUUID()}`, kept ?? Buffer.alloc(0))).toThrow();
    expect(row).toMatchObject({ file_name: null, state: 'waiting', bytes: 19, delete_after: null });
    expect(nameOfFile(seal, row)).toBe('identity card.pdf');
  });

  test('any other lies as it came', async () => {
    const row = await aKeptFile(shop, plain);
    expect((await bytesOf(row.id))?.toString()).toBe('%PDF-1.7 A123456(3)');
    expect(row).toMatchObject({ file_name: 'identity card.pdf', state: 'kept', sealed_with: null });
  });
});

describe('a file that arrives', () => {
  test('is nobody’s until it is kept, by whoever sent it, for what it was sent for, once', async () => {
    const { db } = shop.deps;
    const sender: Actor = { ...visitor, userId: (await aUser(shop)).id, roles: ['consultant'] };
    const stranger: Actor = { ...sender, userId: (await aUser(shop)).id };
    const ownerId = randomUUID();
    const { id } = await anArrivedFile(shop, plain, { actor: sender });
    await expect(readFile(db, plain, { id, ownerId })).rejects.toMatchObject(refused('file.notFound'));
    const keep = (purpose: FilePurpose, actor: Actor) =>
      inTx((tx) => keepFile(tx, purpose, id, { ownerId }, by(actor)));
    await expect(keep(plain, stranger)).rejects.toMatchObject(refused('file.notFound'));
    await expect(keep(plain, visitor)).rejects.toMatchObject(refused('file.notFound'));
    await expect(keep(aDocument, sender)).rejects.toMatchObject(refused('file.notFound'));
    expect(await keep(plain, sender)).toMatchObject({ id, owner_id: ownerId, state: 'kept' });
    await expect(keep(plain, sender)).rejects.toMatchObject(refused('file.notFound'));
    expect(await readFiles(db, plain, ownerId)).toHaveLength(1);
    await expect(readFile(db, plain, { id, ownerId: randomUUID() })).rejects.toMatchObject(refused('file.notFound'));
  });

  test('leaves nothing when its bytes could not be put: the row goes after an hour', async () => {
    const full: Files = { ...shop.deps.files, putFile: () => Promise.reject(new Error('The disk is full')) };
    const before = await shop.deps.db.selectFrom('stored_files').select('id').execute();
    const upload = anUpload(shop, 'slip.pdf', '%PDF');
    await expect(storeArriving({ ...shop.deps, files: full }, plain, upload, visitor)).rejects.toThrow('full');
    const known = new Set(before.map(({ id }) => id));
    const [left] = (await shop.deps.db.selectFrom('stored_files').select('id').execute()).filter(
      ({ id }) => !known.has(id),
    );
    expect(await isThere(left?.id ?? '')).toEqual([true, false]);
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await rowOf(left?.id ?? '')).toBeUndefined();
  });

  test('and whose owner’s transaction failed, or never came, is there for an hour and no longer', async () => {
    const { id } = await anArrivedFile(shop, plain);
    const failing = inTx(async (tx) => {
      await keepFile(tx, plain, id, { ownerId: randomUUID() }, by());
      throw new Error('The owner is refused');
    });
    await expect(failing).rejects.toThrow('refused');
    shop.clock.advance(3599);
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([true, true]);
    shop.clock.advance(1);
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([false, false]);
  });

  test('cannot be kept and deleted at once', async () => {
    const { id } = await anArrivedFile(shop, plain);
    anHourLater();
    await inTx(async (tx) => {
      await keepFile(tx, plain, id, { ownerId: randomUUID() }, by());
      await deleteFiles(shop.deps);
    });
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([true, true]);
  });
});

describe('a file that is removed', () => {
  test('is gone for its owner at once, and its bytes an hour later', async () => {
    const { id, owner_id } = await aKeptFile(shop, plain);
    const stranger = { id, ownerId: randomUUID() };
    await expect(inTx((tx) => removeFile(tx, plain, stranger, by()))).rejects.toMatchObject(refused('file.notFound'));
    await inTx((tx) => removeFile(tx, plain, { id, ownerId: owner_id ?? '' }, by()));
    expect(await readFiles(shop.deps.db, plain, owner_id ?? '')).toEqual([]);
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([true, true]);
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([false, false]);
  });

  test('is removed whole also when a process is killed, or the store fails, between bytes and row', async () => {
    const { id, owner_id } = await aKeptFile(shop, plain);
    await inTx((tx) => removeFile(tx, plain, { id, ownerId: owner_id ?? '' }, by()));
    anHourLater();
    const dying: Files = {
      ...shop.deps.files,
      remove: async (key) => {
        await shop.deps.files.remove(key);
        throw new Error('The process is gone');
      },
    };
    await expect(deleteFiles({ ...shop.deps, files: dying })).rejects.toThrow('gone');
    expect(await isThere(id)).toEqual([true, false]);
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('is removed although the store does not remove the one before it, which is tried again in an hour', async () => {
    const removedFile = async () => {
      const { id, owner_id } = await aKeptFile(shop, plain);
      await inTx((tx) => removeFile(tx, plain, { id, ownerId: owner_id ?? '' }, by()));
      shop.clock.advance(1);
      return id;
    };
    const [stuck, next] = [await removedFile(), await removedFile()];
    anHourLater();
    const tried: string[] = [];
    const failing: Files = {
      ...shop.deps.files,
      remove: async (key) => {
        tried.push(key);
        if (key === stuck) throw new Error('No right to remove it');
        await shop.deps.files.remove(key);
      },
    };
    await expect(deleteFiles({ ...shop.deps, files: failing })).rejects.toThrow('No right to remove it');
    expect([await isThere(stuck), await isThere(next)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await deleteFiles({ ...shop.deps, files: failing });
    expect(tried.filter((id) => id === stuck)).toHaveLength(1);
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await isThere(stuck)).toEqual([false, false]);
  });

  test('stays when its owner’s transaction fails', async () => {
    const { id, owner_id } = await aKeptFile(shop, plain);
    const failing = inTx(async (tx) => {
      await removeFile(tx, plain, { id, ownerId: owner_id ?? '' }, by());
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await isThere(id)).toEqual([true, true]);
  });
});

describe('a file that is reviewed', () => {
  const review = anyWorkflow(reviewOf(aDocument));

  test('has a workflow without a state that cannot be reached', () => expectSound(review));

  test.each(Object.keys(review.states))(
    'in the state %s, takes what is declared by whom it is declared',
    async (state) => walkState(shop, review, state, await aStoredFile(shop, aDocument.name, state)),
  );

  test('waits, is sent back with what is to be corrected, replaced by a better one and accepted', async () => {
    const { db, seal } = shop.deps;
    const place = { ownerId: randomUUID(), slot: 'identity' };
    const first = await aKeptFile(shop, aDocument, place);
    const wanted = { id: first.id, ownerId: place.ownerId };
    const find = (id: string, finding: Parameters<typeof reviewFile>[4]) =>
      inTx((tx) => reviewFile(tx, seal, aDocument, { ...wanted, id }, finding, by(officer)));
    const note = 'The card of CHAN TAI MAN is cut off';
    const returned = await find(first.id, { action: 'askCorrection', note });
    expect(returned.note_sealed?.includes('CHAN')).toBe(false);
    expect(describeReviewed(seal, aDocument, returned, by())).toMatchObject({
      fileName: 'identity card.pdf',
      slot: 'identity',
      state: 'toCorrect',
      note,
      holder: 'client',
      allowedActions: ['remove'],
    });

    const second = await aKeptFile(shop, aDocument, place);
    const [only, ...others] = await readFiles(db, aDocument, place.ownerId);
    expect([only?.id, others]).toEqual([second.id, []]);
    expect(describeReviewed(seal, aDocument, second, by(officer))).toMatchObject({
      state: 'waiting',
      note: null,
      holder: 'officer',
      allowedActions: expect.arrayContaining(['accept', 'askCorrection']),
    });
    expect(await find(second.id, { action: 'accept' })).toMatchObject({ state: 'accepted' });

    await expect(aKeptFile(shop, aDocument, place)).rejects.toMatchObject(refused('document.closed'));
    await expect(inTx((tx) => removeFile(tx, aDocument, { ...wanted, id: second.id }, by()))).rejects.toMatchObject(
      refused('document.closed'),
    );
    anHourLater();
    await deleteFiles(shop.deps);
    expect(await isThere(first.id)).toEqual([false, false]);
    expect(await isThere(second.id)).toEqual([true, true]);
  });

  test('is found by nobody else’s id', async () => {
    const { id } = await aKeptFile(shop, aDocument);
    const elsewhere = { id, ownerId: randomUUID() };
    const accept = inTx((tx) =>
      reviewFile(tx, shop.deps.seal, aDocument, elsewhere, { action: 'accept' }, by(officer)),
    );
    await expect(accept).rejects.toMatchObject(refused('file.notFound'));
    const remove = inTx((tx) => removeFile(tx, aDocument, elsewhere, by()));
    await expect(remove).rejects.toMatchObject(refused('file.notFound'));
  });
});
