import type { EditedFile } from '@onegi/contract/calls/content/editing';
import type { ErrorCode } from '@onegi/contract/errors';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { PublicationState } from '@onegi/contract/fields/content';
import { hongKongDate } from '../../ports/clock.ts';
import { refusalOf } from '../workflow/act.ts';
import {
  type Asked,
  type Circumstances,
  type PlainRowOf,
  type RowOf,
  type Transition,
  type Workflow,
  workflow,
} from '../workflow/workflow.ts';
import { auditedFaq, auditedFile } from './audited-content.ts';
import { nextRevision } from './next-revision.ts';

type Change = 'edit' | 'publish' | 'withdraw' | 'delete';

/**
 * Publishing takes a second person: whoever wrote or last changed an entry cannot publish it. So what is published is not
 * changed either before it is withdrawn.
 */
const secondPerson = (
  { changed_by }: { changed_by: string | null },
  { actor }: Circumstances,
): ErrorCode | undefined =>
  changed_by !== null && actor !== 'system' && actor.userId === changed_by ? 'entry.ownDraft' : undefined;

/** What an editor does with a file or a question. */
const transitionsOf = <T extends 'content_files' | 'claim_faqs'>(
  audit: Record<Change, AuditAction>,
  unready: (row: PlainRowOf<T>, by: Circumstances) => ErrorCode | undefined = () => undefined,
): Transition<T, PublicationState, Change>[] => {
  const editing = { permission: 'content.edit' } as const;
  const edit = { ...editing, action: 'edit', audit: audit.edit } as const;
  const publish: Omit<Transition<T, PublicationState, Change>, 'from'> = {
    ...editing,
    action: 'publish',
    to: 'published',
    audit: audit.publish,
    guard: (row, by) => unready(row, by) ?? secondPerson(row as unknown as { changed_by: string | null }, by),
  };
  return [
    { ...publish, from: 'draft' },
    { ...publish, from: 'withdrawn' },
    { ...editing, from: 'published', action: 'withdraw', to: 'withdrawn', audit: audit.withdraw },
    { ...edit, from: 'draft', to: 'draft' },
    { ...edit, from: 'withdrawn', to: 'withdrawn' },
    // What people have seen is never deleted.
    { ...editing, from: 'draft', action: 'delete', to: null, audit: audit.delete },
  ];
};

const common = {
  states: { draft: { holder: 'editor' }, published: { holder: null }, withdrawn: { holder: null } },
  initial: 'draft',
  stateOf: ({ state }: { state: PublicationState }) => state,
  begunAt: ({ changed_at }: { changed_at: Date }) => changed_at,
  versionOf: ({ version }: { version: number }) => version,
  errors: { notFound: 'entry.notFound', stale: 'entry.stale', wrongState: 'entry.wrongState' },
} as const;

/** Every action is a change; only an edit changes what is read, and so who has written it. */
const changed = ({ actor, now, action }: Asked<string>, { version }: { version: number }) => ({
  ...(action === 'edit' && actor !== 'system' ? { changed_by: actor.userId } : {}),
  changed_at: now,
  version: version + 1,
});

/**
 * A file is called by its titles, one of the library is found by insurer and product: nobody would find it without, nor one whose last
 * day is over.
 */
function unreadyFile(row: PlainRowOf<'content_files'>, { now }: Circumstances): ErrorCode | undefined {
  if (!row.titled) return 'entry.untitled';
  const { box, insurer_code, line, product_name_en, product_name_zh } = row;
  const isFindable = box !== 'prodlib' || (insurer_code && line && product_name_en && product_name_zh);
  if (!isFindable) return 'entry.incomplete';
  return row.shown_until !== null && row.shown_until < hongKongDate(now) ? 'entry.over' : undefined;
}

export const fileWorkflow = workflow({
  ...common,
  name: 'file',
  table: 'content_files',
  transitions: transitionsOf<'content_files'>(
    { edit: 'file.changed', publish: 'file.published', withdraw: 'file.withdrawn', delete: 'file.deleted' },
    unreadyFile,
  ),
  change: async (state, row, asked, tx) => ({
    state,
    ...changed(asked, row),
    revision: await nextRevision(tx, row.box),
  }),
  audited: auditedFile,
});

export const faqWorkflow = workflow({
  ...common,
  name: 'faq',
  table: 'claim_faqs',
  transitions: transitionsOf<'claim_faqs'>({
    edit: 'faq.changed',
    publish: 'faq.published',
    withdraw: 'faq.withdrawn',
    delete: 'faq.deleted',
  }),
  change: (state, row, asked) => ({ state, ...changed(asked, row) }),
  audited: auditedFaq,
});

/** Why the caller cannot publish an entry that is to be published by somebody. */
export const publishRefusalOf = <T extends 'content_files' | 'claim_faqs', A extends string>(
  declared: Workflow<T, PublicationState, A | 'publish'>,
  row: RowOf<T>,
  by: Circumstances,
) => (refusalOf(declared, row, { ...by, action: 'publish' }) ?? null) as EditedFile['publishRefusal'];
