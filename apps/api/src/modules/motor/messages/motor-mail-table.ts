import type { UserRole } from '@onegi/contract/roles';
import type { MotorStep } from '../../mail/mails.ts';
import type { motorWorkflow } from '../motor-workflow.ts';

type Action = (typeof motorWorkflow)['transitions'][number]['action'];
type CausedMail = { readonly step: MotorStep; readonly to: 'broker' | UserRole } | { readonly none: string };

/** The mail that an action with a motor case causes, or why it causes none. Nobody is ever mailed what they have just done. */
export const motorActionMails: Readonly<Record<Action, CausedMail>> = {
  save: { none: 'a form saves itself while it is typed' },
  quote: { none: 'who asked for the premium sees it' },
  restore: { none: 'who asked for the premium sees it, and that it is still cleared' },
  refer: { step: 'referred', to: 'underwriter' },
  clear: { step: 'cleared', to: 'broker' },
  decline: { step: 'declined', to: 'broker' },
  confirm: { none: 'it waits in the list of operations, as hundreds do a day' },
  generate: { none: 'it waits in the list of auditors' },
  audit: { none: 'it waits in the list of approvers' },
  return: { step: 'returned', to: 'broker' },
  approve: { step: 'approved', to: 'broker' },
  cancel: { none: 'its own broker has cancelled it, and nobody works on it' },
  lapse: { step: 'lapsed', to: 'broker' },
};

/** The mail that an event of a motor case causes; undefined where it causes none. */
export function mailOfMotorEvent({ action }: { readonly action: string }) {
  const caused = motorActionMails[action as Action];
  return caused && 'step' in caused ? caused : undefined;
}
