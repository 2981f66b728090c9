import type { AuditAction } from '@onegi/contract/fields/audit';
import { contentFields as c } from '@onegi/contract/fields/content';
import { importWorkbook } from '../../../../apps/api/src/modules/catalogue/upkeep/import-workbook.ts';
import { publishDraft } from '../../../../apps/api/src/modules/catalogue/upkeep/publish-draft.ts';
import { reviewOf } from '../../../../apps/api/src/modules/files/review-workflow.ts';
import { act } from '../../../../apps/api/src/modules/workflow/act.ts';
import { type Actor, visitor } from '../../../../apps/api/src/ports/actor.ts';
import type { TestApp } from '../app.ts';
import { workbookDesk } from '../catalogue-workbook.ts';
import { signedInAs } from './accounts.ts';
import { mustCall } from './calls.ts';
import { canary } from './canary.ts';
import { anEnquiryId } from './company-requests.ts';
import { aContentFile } from './content-requests.ts';
import { call } from './purchases.ts';
import { aDocument, aKeptFile } from './stored-files.ts';

type Json = Record<string, unknown>;

type Audited = Extract<
  AuditAction,
  `file.${string}` | `document.${string}` | `faq.${string}` | `tariff.${string}` | `enquiry.${string}`
>;

/** How each event of files, questions, tariffs and enquiries in the audit trail comes about, repeated where people repeat it. */
export async function auditedContent(shop: TestApp): Promise<Record<Audited, () => Promise<unknown>>> {
  const editor = await signedInAs(shop, ['editor']);
  const officer = await signedInAs(shop, ['officer']);
  const publisher = await signedInAs(shop, ['editor']);
  const publishFaq = async (faq: Json) =>
    (await mustCall(shop, 'POST', '/boxes/faq/editor/publish', faq, publisher)) as Json;
  const edit = (event: string, body: Json) => mustCall(shop, 'POST', `/boxes/${event}`, body, editor);
  const answer = (id: string, answered: boolean) =>
    mustCall(shop, 'POST', '/sys-common/contract-us/answered', { [c.id.wire]: id, answered }, officer);
  const aFaq = () => ({
    prod: 'GOLF',
    [c.seq.wire]: 1,
    question: `Whom do I call? ${canary.email} or 2345 6789`,
    question9: '可致電何人？',
    answer: `${canary.hkid} is an identity card.`,
    answer9: '此為身份證。',
  });
  const addFaq = async () => (await edit('faq/editor/save', aFaq())) as Json;
  const onFile = async (event: string, state: 'draft' | 'published', more: Json = {}) =>
    edit(`editor/${event}`, { [c.id.wire]: await aContentFile(shop, 'news', state), version: 1, ...more });

  async function upload(): Promise<void> {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const form = new FormData();
    form.append('file', new Blob([png], { type: 'image/png' }), 'an-upload.png');
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/boxes/news/upload',
      headers: { ...editor.browser, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  /** No page takes documents that are reviewed yet: this is what those that will do so call. */
  async function actOnDocument(action: 'accept' | 'askCorrection' | 'remove'): Promise<void> {
    const { id } = await aKeptFile(shop, aDocument);
    const actor: Actor = { ...visitor, roles: [action === 'remove' ? 'visitor' : 'officer'] };
    const done = { id, action, actor, now: shop.clock.now() };
    await shop.deps.db.transaction().execute((tx) => act(tx, reviewOf(aDocument), done));
  }

  async function aWorkbook() {
    const desk = workbookDesk(shop.deps.db);
    try {
      const path = await desk.file(() => undefined, '2027-01-01');
      return (await importWorkbook(shop.deps, path)).version;
    } finally {
      desk.close();
    }
  }

  return {
    'file.uploaded': upload,
    'file.changed': () =>
      onFile('save', 'draft', {
        [c.title.wire]: `For ${canary.email}`,
        [c.titleZh.wire]: '甲',
        [c.date.wire]: '2026-12-01',
      }),
    'file.published': () => onFile('publish', 'draft'),
    'file.withdrawn': () => onFile('withdraw', 'published'),
    'file.deleted': () => onFile('delete', 'draft'),
    'file.sent': async () => {
      const file = { [c.ids.wire]: [await aContentFile(shop, 'prodlib', 'published')], language: 'en' };
      await mustCall(
        shop,
        'POST',
        '/boxes/prodlib/send',
        { ...file, email: canary.email, [c.note.wire]: canary.hkid },
        officer,
      );
    },
    'document.uploaded': () => aKeptFile(shop, aDocument),
    'document.accepted': () => actOnDocument('accept'),
    'document.returned': () => actOnDocument('askCorrection'),
    'document.reopened': async () => {
      const { id } = await aKeptFile(shop, aDocument);
      await shop.deps.db.updateTable('stored_files').set({ state: 'accepted' }).where('id', '=', id).execute();
      const again = { id, action: 'reopen', actor: 'system', now: shop.clock.now() } as const;
      await shop.deps.db.transaction().execute((tx) => act(tx, reviewOf(aDocument), again));
    },
    'document.removed': () => actOnDocument('remove'),
    'faq.added': addFaq,
    'faq.changed': async () => edit('faq/editor/save', { ...(await addFaq()), ...aFaq(), answer: 'Nobody.' }),
    'faq.published': async () => publishFaq(await addFaq()),
    'faq.withdrawn': async () => {
      await edit('faq/editor/withdraw', await publishFaq(await addFaq()));
    },
    'faq.deleted': async () => edit('faq/editor/delete', await addFaq()),
    'tariff.imported': aWorkbook,
    'tariff.published': async () => {
      const version = await aWorkbook();
      await shop.deps.db.transaction().execute((tx) => publishDraft(tx, 'TRAVEL', version, shop.clock.today()));
    },
    'enquiry.made': () => anEnquiryId(shop),
    'enquiry.assigned': async () => {
      const body = { [c.id.wire]: await anEnquiryId(shop), assigneeId: officer.id, assigneeSeen: null };
      await mustCall(shop, 'POST', '/sys-common/contract-us/assign', body, officer);
      await call(shop, 'POST', '/sys-common/contract-us/assign', body, officer.browser);
    },
    'enquiry.closed': async () => {
      const body = { [c.id.wire]: await anEnquiryId(shop) };
      for (let i = 0; i < 2; i++) await mustCall(shop, 'POST', '/sys-common/contract-us/close', body, officer);
    },
    'enquiry.answered': async () => {
      const id = await anEnquiryId(shop);
      for (let i = 0; i < 2; i++) await answer(id, true);
    },
    'enquiry.reopened': async () => {
      const id = await anEnquiryId(shop);
      await answer(id, true);
      for (let i = 0; i < 2; i++) await answer(id, false);
    },
  };
}
