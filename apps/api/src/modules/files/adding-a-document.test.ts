import { ownPage, signedInAs } from '@onegi/testing/factories/accounts';
import { call } from '@onegi/testing/factories/purchases';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { workedExample } from '@onegi/testing/worked-example';
import { beforeAll, describe, expect, test } from 'vitest';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% of CHAN TAI MAN\ntrailer\n<<>>\n%%EOF\n';

/** What the example's calls answer, and what is sent to them. */
interface Sent {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly note: string | null;
}
interface Answer<T> {
  readonly codec: { decode(data: unknown): T };
}
interface DocumentCalls {
  readonly uploadRequestDocument: { readonly answer: Answer<Sent> };
  readonly requestDocuments: { readonly answer: Answer<{ records: Sent[] }> };
  readonly reviewRequestDocument: { readonly body: { wireName(domain: string): string } };
}

describe('docs/adding-a-document.md', () => {
  const example = workedExample('docs/adding-a-document.md', {
    files: 7,
    compiled: {
      api: ['src/app.ts', 'src/workflows.ts', 'src/**/tables.ts'],
      web: ['src/features/requests', 'src/**/*.d.ts'],
    },
  });
  let officer: Record<string, string>;
  let calls: DocumentCalls;
  beforeAll(async () => {
    calls = await example.load<DocumentCalls>('packages/contract/src/calls/requests/documents.ts');
    officer = (await signedInAs(example.shop, ['officer'])).browser;
  });
  const readSent = (data: unknown) => calls.uploadRequestDocument.answer.codec.decode(data);

  const documentsOf = async () => `/buy/requests/${(await aQuoteRequest(example.shop)).requestRef}/documents`;
  const listed = async (path: string): Promise<Sent[]> => {
    const { data } = await call(example.shop, 'GET', path, undefined, ownPage);
    return calls.requestDocuments.answer.codec.decode(data).records;
  };

  async function upload(path: string, { name = 'CHAN TAI MAN.pdf', contents = PDF, slot = 'claimsRecord' } = {}) {
    const form = new FormData();
    form.set('file', new File([contents], name));
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await example.shop.app.inject({
      method: 'POST',
      url: `/api${path}/upload/${slot}`,
      headers: { ...ownPage, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { code, data } = answer.json();
    return { status: answer.statusCode, code, sent: data ? readSent(data) : undefined };
  }
  const sentTo = async (path: string, given = {}): Promise<Sent> => {
    const { sent } = await upload(path, given);
    if (!sent) throw new Error('The document was refused');
    return sent;
  };
  async function review(path: string, id: string, note?: string, as = officer) {
    const body = note === undefined ? {} : { [calls.reviewRequestDocument.body.wireName('note')]: note };
    const { status, code, data } = await call(example.shop, 'POST', `${path}/${id}/review`, body, as);
    return { status, code, sent: data ? readSent(data) : undefined };
  }
  const remove = (path: string, id: string) => call(example.shop, 'POST', `${path}/${id}/remove`, undefined, ownPage);
  const download = (path: string, id: string) =>
    example.shop.app.inject({ url: `/api${path}/${id}`, headers: ownPage });

  test('makes a document that waits, is to be corrected, is replaced by a better one and accepted', async () => {
    const path = await documentsOf();
    const first = await sentTo(path);
    expect(first).toMatchObject({
      fileName: 'CHAN TAI MAN.pdf',
      state: 'waiting',
      note: null,
      holder: 'officer',
      allowedActions: ['remove'],
    });
    expect((await review(path, first.id, undefined, ownPage)).status).toBe(401);
    const returned = await review(path, first.id, 'The last page is missing');
    expect(returned.sent).toMatchObject({ state: 'toCorrect', note: 'The last page is missing', holder: 'client' });

    const second = await sentTo(path, { name: 'whole.pdf' });
    expect(second).toMatchObject({ state: 'waiting', note: null });
    expect((await listed(path)).map(({ fileName }) => fileName)).toEqual(['whole.pdf']);
    const accepted = await review(path, second.id);
    expect(accepted.sent).toMatchObject({ state: 'accepted', holder: null, allowedActions: [] });
    expect(await upload(path)).toMatchObject({ status: 409, code: 'document.closed' });
    expect(await remove(path, second.id)).toMatchObject({ status: 409, code: 'document.closed' });
    expect(await listed(path)).toHaveLength(1);
    expect((await upload(path, { slot: 'businessRegistration' })).status).toBe(200);
    expect(await listed(path)).toHaveLength(2);
  });

  test('shows it where a browser can, under its name, kept by no cache; anything else is saved', async () => {
    const path = await documentsOf();
    const { id } = await sentTo(path, { name: '索償記錄.pdf' });
    const file = await download(path, id);
    expect([file.statusCode, file.body]).toEqual([200, PDF]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`inline; filename="____.pdf"; filename*=UTF-8''`),
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'private, no-store',
    });
    expect(file.headers.etag).toBeUndefined();
    const kept = await example.shop.deps.files.read(id);
    expect(kept?.includes('CHAN')).toBe(false);
  });

  test('refuses another type, contents of another type, too large a file, and leaves nothing of them', async () => {
    const path = await documentsOf();
    expect(await upload(path, { name: 'claims.exe' })).toMatchObject({ status: 415, code: 'upload.badType' });
    expect(await upload(path, { name: 'claims.png' })).toMatchObject({ status: 415, code: 'upload.notWhatItSays' });
    const contents = PDF + ' '.repeat(5 * 1024 ** 2);
    expect(await upload(path, { contents })).toMatchObject({ status: 413, code: 'upload.tooBig' });
    expect((await upload(path, { slot: 'diary' })).status).toBe(400);
    expect(await listed(path)).toEqual([]);
  });

  test('finds it under its own request alone, and no document of a request that is not there', async () => {
    const [path, other] = [await documentsOf(), await documentsOf()];
    const { id } = await sentTo(path);
    expect((await download(other, id)).json().code).toBe('file.notFound');
    expect(await remove(other, id)).toMatchObject({ status: 404, code: 'file.notFound' });
    expect(await review(other, id)).toMatchObject({ status: 404, code: 'file.notFound' });
    const nowhere = `/buy/requests/${'A'.repeat(43)}/documents`;
    expect(await upload(nowhere)).toMatchObject({ status: 404, code: 'quoteRequest.notFound' });
    expect((await download(path, id)).statusCode).toBe(200);
  });

  test('removes it for its sender at once, and what nobody kept or somebody removed from the store in an hour', async () => {
    const { deleteFiles } = await example.load<typeof import('./delete-files.ts')>(
      'apps/api/src/modules/files/delete-files.ts',
    );
    const path = await documentsOf();
    const { id } = await sentTo(path);
    expect((await remove(path, id)).status).toBe(200);
    expect([await listed(path), (await download(path, id)).statusCode]).toEqual([[], 404]);
    // The request went away while the file was on its way.
    const gone = await documentsOf();
    const { db, files } = example.shop.deps;
    await db.deleteFrom('quote_requests').where('request_number', 'is not', null).execute();
    expect((await upload(gone)).code).toBe('quoteRequest.notFound');
    const stray = await db.selectFrom('stored_files').select('id').where('state', '=', 'arriving').executeTakeFirst();
    example.shop.clock.advance(3_600);
    await deleteFiles(example.shop.deps);
    const rows = await db
      .selectFrom('stored_files')
      .select('state')
      .where('state', 'in', ['arriving', 'removed'])
      .execute();
    expect([rows, await files.read(id), await files.read(stray?.id ?? '')]).toEqual([[], null, null]);
  });

  test('has a workflow in which every action, in every state and by everybody, does what is declared', async () => {
    const { workflows } = await example.load<typeof import('../../workflows.ts')>('apps/api/src/workflows.ts');
    const { anyWorkflow, expectSound, walkState } = await example.load<typeof import('@onegi/testing/walk-workflow')>(
      'packages/testing/src/walk-workflow.ts',
    );
    const { workflowCases } = await example.load<typeof import('@onegi/testing/factories/workflow-cases')>(
      'packages/testing/src/factories/workflow-cases.ts',
    );
    const added = anyWorkflow(workflows.find((each) => (each.name as string) === 'requestDocument') as never);
    expectSound(added);
    for (const state of Object.keys(added.states)) {
      await walkState(example.shop, added, state, (await workflowCases.requestDocument?.(example.shop, state)) ?? '');
    }
  });
});
