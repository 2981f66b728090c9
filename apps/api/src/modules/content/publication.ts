import type { PublicationState } from '@onegi/contract/fields/content';

interface Transition {
  readonly from: PublicationState;
  readonly action: 'publish' | 'withdraw' | 'delete';
  /** Null: it is gone. */
  readonly to: PublicationState | null;
}

export type PublicationAction = Transition['action'];

/** What an editor may do with a file or a question. What people have seen is never deleted. */
export const publicationTransitions: readonly Transition[] = [
  { from: 'draft', action: 'publish', to: 'published' },
  { from: 'draft', action: 'delete', to: null },
  { from: 'published', action: 'withdraw', to: 'withdrawn' },
  { from: 'withdrawn', action: 'publish', to: 'published' },
];

/** Undefined when the action is not to be had in this state. */
export function afterAction(from: PublicationState, action: PublicationAction): Transition | undefined {
  return publicationTransitions.find((transition) => transition.from === from && transition.action === action);
}
