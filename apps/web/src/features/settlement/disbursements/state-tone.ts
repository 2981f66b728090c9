import type { Disbursed } from '@onegi/contract/calls/settlement/disbursement-calls';

/** What a state means for the reader. */
export const toneOf = ({ state }: Pick<Disbursed, 'state'>) =>
  (({ draft: undefined, awaitingApproval: 'waiting', approved: 'waiting', paid: 'good', cancelled: 'over' }) as const)[
    state
  ];
