import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import * as matterCalls from '@onegi/contract/calls/policies/endorsements/draft-matter';
import * as calls from '@onegi/contract/calls/policies/endorsements/drafts';
import type { EndorsementDraft } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { EndorsementState } from '@onegi/contract/fields/endorsements';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import { matterFields as m } from '@onegi/contract/fields/subject-matter';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { aUser, type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { insertPolicy, type PolicyExample } from './policies.ts';

type User = Pick<SignedIn, 'browser'>;
type Terms = Partial<BodyOf<typeof calls.saveEndorsement>>;

/** A firm's policy of a year, of business insurance, that came of an insurer's offer; answers the portal's number of it. */
export async function aYearsPolicy(shop: TestApp, example: Partial<PolicyExample> = {}): Promise<string> {
  const number = `LPG-PAR-${randomUUID().slice(0, 8).toUpperCase()}`;
  const startsOn = shop.clock.today();
  const [year, rest] = [Number(startsOn.slice(0, 4)), startsOn.slice(4)];
  const end = new Date(`${year + 1}${rest}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() - 1);
  const endsOn = end.toISOString().slice(0, 10);
  const policy = { number, issuedOn: startsOn, line: 'PAR', startsOn, endsOn, premium: 10_000_00, brokerage: 1_000_00 };
  const holder = example.surname ? {} : { insuredName: 'DEMO ONE' };
  await insertPolicy(shop, { ...policy, ...holder, ...example });
  // Payable within the term, as business insurance is.
  await shop.database.pool.query(
    `update debit_credit_notes set due_on = account_on + 60 where policy_id = (select id from policies where policy_number = $1)`,
    [example.number ?? number],
  );
  return `PT-${example.number ?? number}`;
}

/** What changes nothing that bears premium. */
const aName: Terms = { action: 'details', details: { insuredName: 'SAMPLE TRADING LIMITED' } };

const termsOf = (shop: TestApp, number: string, terms: Terms) => ({
  number,
  action: 'details' as const,
  effectiveOn: shop.clock.today(),
  reason: '',
  ...terms,
});

export const saveDraft = (shop: TestApp, user: User, number: string, terms: Terms = aName, key?: string) =>
  callAs(shop, calls.saveEndorsement, user, { body: termsOf(shop, number, terms), ...(key ? { key } : {}) });

export const previewDraft = (shop: TestApp, user: User, number: string, terms: Terms = aName) =>
  callAs(shop, calls.previewEndorsement, user, { body: termsOf(shop, number, terms) });

type Seen = Pick<EndorsementDraft, 'draftId' | 'version'>;
const seen = ({ draftId, version }: Seen) => ({ draftId, version });

/**
 * Puts the documents that a draft needs which the office has written into its rows, where there are none: the signed request, and of a motor
 * policy that is cancelled its certificate. In one statement, for benches and drills, too.
 */
export async function giveDocuments({ database }: Pick<TestApp, 'database'>, draftId: string): Promise<void> {
  await database.pool.query(
    `insert into stored_files (id, purpose, state, owner_id, slot, file_type, file_name, uploaded_by, uploaded_at)
     select gen_random_uuid(), 'endorsementDocument', 'waiting', policy_id, endorsement_no || '/' || wanted, 'pdf',
       'request.pdf', coalesce(created_by, changed_by), created_at
     from endorsement_drafts, unnest(array[1, 3]) as wanted
     where id = $1 and coalesce(created_by, changed_by) is not null
       and (wanted = 1 or (kind = 'CN' and line = 'MOTOR'))
     on conflict do nothing`,
    [draftId],
  );
}

/** Submits a draft as it is, with the documents that somebody has given for it. */
export const submitAsGiven = (shop: TestApp, user: User, draft: Seen) =>
  callAs(shop, calls.submitEndorsement, user, { body: seen(draft) });

/** Submits a draft with the documents that it needs. */
export async function submitDraft(shop: TestApp, user: User, draft: Seen) {
  await giveDocuments(shop, draft.draftId);
  return submitAsGiven(shop, user, draft);
}
export const approveDraft = (shop: TestApp, user: User, draft: Seen, key?: string) =>
  callAs(shop, calls.approveEndorsement, user, { body: seen(draft), ...(key ? { key } : {}) });
export const returnDraft = (shop: TestApp, user: User, draft: Seen, reasonGiven = 'Please attach the valuation') =>
  callAs(shop, calls.returnEndorsement, user, { body: { ...seen(draft), reasonGiven } });
export const deleteDraft = (shop: TestApp, user: User, number: string, endorsementNo: string) =>
  callAs(shop, calls.deleteEndorsement, user, { body: { number, endorsementNo } });
export const readDraft = (shop: TestApp, user: User, draftId: string) =>
  callAs(shop, calls.getEndorsementDraft, user, { query: { [e.draftId.wire]: draftId } });
export const readOptions = (shop: TestApp, user: User, number: string) =>
  callAs(shop, calls.getEndorsementOptions, user, { query: { [e.policySought.wire]: number } });

export const openMatter = (shop: TestApp, user: User, draftId: string) =>
  callAs(shop, matterCalls.getDraftMatter, user, { query: { [e.draftId.wire]: draftId } });
export const writeMatter = (shop: TestApp, user: User, draftId: string, matterVersion: number, content: string) =>
  callAs(shop, matterCalls.updateDraftMatter, user, {
    body: { draftId, matterVersion, contents: [{ rowNumber: 1, content }] },
  });
export const addMatter = (shop: TestApp, user: User, draftId: string, row: object = {}) =>
  callAs(shop, matterCalls.addDraftMatter, user, {
    body: { draftId, fieldName: 'Lifts', addedType: 'NUMERIC', content: '2', ...row },
  });
export const deleteMatter = (shop: TestApp, user: User, draftId: string, rowNumber: number) =>
  callAs(shop, matterCalls.deleteDraftMatter, user, {
    query: { [e.draftId.wire]: draftId, [m.rowSought.wire]: String(rowNumber) },
  });

/** A draft that awaits approval. */
export async function aSubmittedDraft(shop: TestApp, writer: User, number: string, terms: Terms = aName) {
  return granted(await submitDraft(shop, writer, granted(await saveDraft(shop, writer, number, terms))));
}

/** An endorsement that one has drafted and another approved. */
export async function anIssuedEndorsement(
  shop: TestApp,
  people: { readonly writer: User; readonly approver: User },
  number: string,
  terms: Terms = aName,
): Promise<EndorsementDraft> {
  return granted(await approveDraft(shop, people.approver, await aSubmittedDraft(shop, people.writer, number, terms)));
}

/** The id of a draft in some state that nobody's guard refuses, at version 1. */
export async function anEndorsementIn(shop: TestApp, state: string): Promise<string> {
  const writer = await signedInAs(shop, ['operations']);
  const { draftId } = granted(await saveDraft(shop, writer, await aYearsPolicy(shop)));
  await giveDocuments(shop, draftId);
  const { id } = await aUser(shop);
  await shop.deps.db
    .updateTable('endorsement_drafts')
    .set({
      state: state as EndorsementState,
      version: 1,
      submitted_by: state === 'draft' ? null : id,
      officer_limit_cents: 50_000_00,
      state_changed_at: shop.clock.now(),
    })
    .where('id', '=', draftId)
    .execute();
  return draftId;
}

/** A request for every call of endorsements that succeeds, made anew for every attempt. */
export function endorsementRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const writer = signedInAs(shop, ['operations']);
  const approver = signedInAs(shop, ['approver']);
  const wired = (declared: { readonly body: Shape }, body: object) => declared.body.codec.encode(body as never);
  const aDraft = async () => granted(await saveDraft(shop, await writer, await aYearsPolicy(shop)));
  const aLiabilityDraft = async () =>
    granted(await saveDraft(shop, await writer, await aYearsPolicy(shop, { line: 'PL' })));
  const submitted = async () => aSubmittedDraft(shop, await writer, await aYearsPolicy(shop));
  const terms = async () => termsOf(shop, await aYearsPolicy(shop), aName);
  return {
    getEndorsementOptions: async () => ({
      headers: (await writer).browser,
      query: { [e.policySought.wire]: await aYearsPolicy(shop) },
    }),
    previewEndorsement: async () => ({
      headers: (await writer).browser,
      body: wired(calls.previewEndorsement, await terms()),
    }),
    saveEndorsement: async () => ({
      headers: (await writer).browser,
      body: wired(calls.saveEndorsement, await terms()),
    }),
    getEndorsementDraft: async () => ({
      headers: (await writer).browser,
      query: { [e.draftId.wire]: (await aDraft()).draftId },
    }),
    submitEndorsement: async () => {
      const draft = await aDraft();
      await giveDocuments(shop, draft.draftId);
      return { headers: (await writer).browser, body: wired(calls.submitEndorsement, seen(draft)) };
    },
    approveEndorsement: async () => ({
      headers: (await approver).browser,
      body: wired(calls.approveEndorsement, seen(await submitted())),
    }),
    returnEndorsement: async () => ({
      headers: (await approver).browser,
      body: wired(calls.returnEndorsement, { ...seen(await submitted()), reasonGiven: 'Not yet' }),
    }),
    deleteEndorsement: async () => {
      const { transactionNumber, endorsementNo } = await aDraft();
      return {
        headers: (await writer).browser,
        body: wired(calls.deleteEndorsement, { number: transactionNumber, endorsementNo }),
      };
    },
    getDraftMatter: async () => ({
      headers: (await writer).browser,
      query: { [e.draftId.wire]: (await aLiabilityDraft()).draftId },
    }),
    updateDraftMatter: async () => ({
      headers: (await writer).browser,
      body: wired(matterCalls.updateDraftMatter, {
        draftId: (await aLiabilityDraft()).draftId,
        matterVersion: 0,
        contents: [{ rowNumber: 1, content: 'Unit 1' }],
      }),
    }),
    addDraftMatter: async () => ({
      headers: (await writer).browser,
      body: wired(matterCalls.addDraftMatter, {
        draftId: (await aDraft()).draftId,
        fieldName: 'Lifts',
        addedType: 'NUMERIC',
        content: '2',
      }),
    }),
    deleteDraftMatter: async () => ({
      headers: (await writer).browser,
      query: { [e.draftId.wire]: (await aLiabilityDraft()).draftId, [m.rowSought.wire]: '1' },
    }),
    listEndorsementDrafts: async () => ({ headers: (await writer).browser, body: { current: 1, size: 10 } }),
    listEndorsementDraftsExport: async () => ({ headers: (await writer).browser, body: { language: 'en' } }),
  };
}
