import type { FilePurpose } from '@onegi/contract/file-purpose';
import { workflow } from '../workflow/workflow.ts';
import { deleteAfter } from './stored-file.ts';
import type { StoredFileState } from './tables.ts';

export type ReviewedPurpose = FilePurpose & Required<Pick<FilePurpose, 'review'>>;
export type ReviewState = Exclude<StoredFileState, 'arriving' | 'kept'>;

export const isReviewed = (purpose: FilePurpose): purpose is ReviewedPurpose => purpose.review !== undefined;

/**
 * The workflow of a purpose's files: each waits for its reviewer, who accepts it or asks for a better one. That is another
 * file, which begins anew: its upload removes this one.
 */
export const reviewOf = ({ name, review: { reviewer, sender } }: ReviewedPurpose) =>
  workflow({
    name,
    table: 'stored_files',
    states: {
      waiting: { holder: reviewer.holder },
      toCorrect: { holder: sender.holder },
      accepted: { holder: null },
      removed: { holder: null },
    },
    initial: 'waiting',
    transitions: [
      {
        from: 'waiting',
        action: 'accept',
        to: 'accepted',
        permission: reviewer.permission,
        audit: 'document.accepted',
      },
      {
        from: 'waiting',
        action: 'askCorrection',
        to: 'toCorrect',
        permission: reviewer.permission,
        audit: 'document.returned',
      },
      { from: 'waiting', action: 'remove', to: 'removed', permission: sender.permission, audit: 'document.removed' },
      { from: 'toCorrect', action: 'remove', to: 'removed', permission: sender.permission, audit: 'document.removed' },
      // What it belongs to was written anew since.
      { from: 'accepted', action: 'reopen', to: 'waiting', permission: 'system', audit: 'document.reopened' },
      // What it belonged to is no more.
      ...(['waiting', 'toCorrect', 'accepted'] as const).map((from) => ({
        from,
        action: 'discard' as const,
        to: 'removed' as const,
        permission: 'system' as const,
        audit: 'document.removed' as const,
      })),
    ],
    stateOf: ({ state }) => state as ReviewState,
    begunAt: ({ uploaded_at }) => uploaded_at,
    change: (state, _row, { now }) => ({ state, ...(state === 'removed' ? { delete_after: deleteAfter(now) } : {}) }),
    // The file's name may be a person's; which bytes were accepted is told by their hash.
    audited: ({ id, purpose, state, sha256 }) => ({
      id,
      name: purpose,
      after: { state, sha256: sha256?.toString('hex') ?? null },
    }),
    errors: { notFound: 'file.notFound', stale: 'file.notFound', wrongState: 'document.closed' },
  });
