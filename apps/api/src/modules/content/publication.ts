import type { AuditAction } from '@onegi/contract/fields/audit';
import type { PublicationState } from '@onegi/contract/fields/content';
import { type Performer, type RowOf, type Transition, workflow } from '../workflow/workflow.ts';
import { auditedFaq, auditedFile } from './audited-content.ts';
import { nextRevision } from './next-revision.ts';

type Change = 'edit' | 'publish' | 'withdraw';

/** What an editor does with a file or a question. Guards are asked wherever it ends published. */
const transitionsOf = <T extends 'content_files' | 'claim_faqs'>(
  audit: Record<Change, AuditAction>,
  guard?: Transition<T, PublicationState, Change>['guard'],
): Transition<T, PublicationState, Change>[] => {
  const editing = { permission: 'content.edit' } as const;
  const guarded = guard ? { ...editing, guard } : editing;
  const edit = { action: 'edit', audit: audit.edit } as const;
  const publish = { ...guarded, action: 'publish', to: 'published', audit: audit.publish } as const;
  return [
    { ...publish, from: 'draft' },
    { ...publish, from: 'withdrawn' },
    { ...editing, from: 'published', action: 'withdraw', to: 'withdrawn', audit: audit.withdraw },
    { ...editing, ...edit, from: 'draft', to: 'draft' },
    { ...guarded, ...edit, from: 'published', to: 'published' },
    { ...editing, ...edit, from: 'withdrawn', to: 'withdrawn' },
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

/** Who changed a row last, and when. */
const changedBy = (actor: Performer, now: Date, { version }: { version: number }) => ({
  changed_by: actor === 'system' ? null : actor.userId,
  changed_at: now,
  version: version + 1,
});

/** A file of the library is found by insurer and product: without them nobody would find it. */
const isIncomplete = ({ box, insurer_code, line, product_name_en, product_name_zh }: RowOf<'content_files'>) =>
  box === 'prodlib' && !(insurer_code && line && product_name_en && product_name_zh);

export const fileWorkflow = workflow({
  ...common,
  name: 'file',
  table: 'content_files',
  transitions: [
    ...transitionsOf<'content_files'>(
      { edit: 'file.changed', publish: 'file.published', withdraw: 'file.withdrawn' },
      (row) => (isIncomplete(row) ? 'entry.incomplete' : undefined),
    ),
    // What people have seen is never deleted.
    { from: 'draft', action: 'delete', to: null, permission: 'content.edit', audit: 'file.deleted' },
  ],
  change: async (state, row, { actor, now }, tx) => ({
    state,
    ...changedBy(actor, now, row),
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
  }),
  change: (state, row, { actor, now }) => ({ state, ...changedBy(actor, now, row) }),
  audited: auditedFaq,
});
