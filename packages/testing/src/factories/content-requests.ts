import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Box, contentFields as c, type PublicationState } from '@onegi/contract/fields/content';
import { nextRevision } from '../../../../apps/api/src/modules/content/next-revision.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { aUser, signedInAs } from './accounts.ts';

/** A file of a box in some state, made by a recipe. */
export async function aContentFile({ deps, clock }: TestApp, box: Box, state: PublicationState): Promise<string> {
  const id = randomUUID();
  await deps.db.transaction().execute(async (tx) => {
    const revision = await nextRevision(tx, box);
    const row = { id, box, state, revision, shown_on: clock.today(), changed_at: clock.now() };
    await tx
      .insertInto('content_files')
      .values({
        ...row,
        title_en: 'A file',
        title_zh: '檔案',
        titled: true,
        file_name: 'a-file.png',
        file_type: 'png',
        recipe: JSON.stringify({ kind: 'picture', scene: 'hills', tint: 1 }),
      })
      .execute();
  });
  return id;
}

/** A published file of the library that was sent to a client; answers the token of its link. */
async function aSharedFile(shop: TestApp): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await shop.deps.db
    .insertInto('content_shares')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      file_id: await aContentFile(shop, 'prodlib', 'published'),
      sent_by: (await aUser(shop)).id,
      sent_at: shop.clock.now(),
    })
    .execute();
  return token;
}

/** A question about golf in some state. */
export async function aFaq({ deps, clock }: TestApp, state: PublicationState): Promise<string> {
  const id = randomUUID();
  const texts = { question_en: 'Why?', question_zh: '為何？', answer_en: 'So.', answer_zh: '因此。' };
  await deps.db
    .insertInto('claim_faqs')
    .values({ id, line: 'GOLF', seq: 1, ...texts, state, changed_at: clock.now() })
    .execute();
  return id;
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON. */
export const refusedContentCalls = ['uploadFile'] as const;

/** A request for every call of news, library and claims that succeeds, made anew for every attempt. */
export function contentRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const editor = signedInAs(shop, ['editor']);
  const headers = async () => (await editor).browser;
  const body = (given: Record<string, unknown>) => async () => ({ headers: await headers(), body: given });
  const download = (box: Box) => {
    const file = aContentFile(shop, box, 'published');
    return async () => ({ headers: await headers(), params: { [c.id.wire]: await file } });
  };
  const onFile = (state: PublicationState, more: Record<string, unknown> = {}) => {
    return async () => ({
      headers: await headers(),
      body: { [c.id.wire]: await aContentFile(shop, 'news', state), version: 1, ...more },
    });
  };
  const text = { question: 'Why?', question9: '為何？', answer: 'So.', answer9: '因此。' };
  const onFaq = (state: PublicationState) => async () => ({
    headers: await headers(),
    body: { [c.id.wire]: await aFaq(shop, state), version: 1 },
  });
  const consultant = signedInAs(shop, ['consultant']);
  const byConsultant = (given: () => Promise<Record<string, unknown>>) => async () => ({
    headers: (await consultant).browser,
    body: await given(),
  });
  return {
    searchNews: body({}),
    searchActivities: body({ current: 1, size: 20 }),
    searchLibrary: body({ [c.insurer.wire]: 'LPG' }),
    searchLibraryExport: body({ [c.insurer.wire]: 'LPG' }),
    keepFavourite: byConsultant(async () => ({
      [c.id.wire]: await aContentFile(shop, 'prodlib', 'published'),
      favourite: true,
    })),
    sendFiles: byConsultant(async () => ({
      [c.ids.wire]: [await aContentFile(shop, 'prodlib', 'published')],
      email: 'client@example.com',
      language: 'en',
    })),
    openSharedFile: async () => ({ params: { token: await aSharedFile(shop) } }),
    downloadNews: download('news'),
    downloadActivity: download('activities'),
    downloadLibraryFile: download('prodlib'),
    downloadClaimForm: download('claimforms'),
    claimForms: async () => ({ query: { prod: 'GOLF' } }),
    claimFaqs: async () => ({ query: { prod: 'GOLF' } }),
    editedFiles: body({ box: 'news' }),
    editedFilesExport: body({ box: 'news', language: 'en' }),
    uploadFile: async () => ({ headers: await headers(), params: { box: 'news' } }),
    saveFile: onFile('draft', { [c.title.wire]: 'A', [c.titleZh.wire]: '甲', [c.date.wire]: '2026-12-01' }),
    publishFile: onFile('draft'),
    publishers: async () => ({ headers: await headers() }),
    withdrawFile: onFile('published'),
    deleteFile: onFile('draft'),
    editedFaqs: body({ prod: 'GOLF' }),
    saveFaq: body({ prod: 'GOLF', [c.seq.wire]: 1, ...text }),
    publishFaq: onFaq('draft'),
    withdrawFaq: onFaq('published'),
    deleteFaq: onFaq('draft'),
  };
}
