import type { CaseState } from '@onegi/contract/fields/commercial';

/** What the state of a case means for its consultant: somebody else's turn, his own, won. */
export const stateTones: { readonly [S in CaseState]?: 'waiting' | 'bad' | 'good' } = {
  waiting: 'waiting',
  pending: 'bad',
  accepted: 'good',
};
