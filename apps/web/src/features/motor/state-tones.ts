import type { MotorState } from '@onegi/contract/fields/motor';

/** What the status of a motor case means for its reader. */
export const stateTones: { readonly [S in MotorState]?: 'good' | 'waiting' | 'over' | 'bad' } = {
  referred: 'bad',
  cleared: 'waiting',
  confirmed: 'waiting',
  generated: 'waiting',
  returned: 'bad',
  audited: 'waiting',
  approved: 'good',
  cancelled: 'over',
  lapsed: 'over',
  declined: 'over',
};
