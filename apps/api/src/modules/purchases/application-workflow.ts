import { AppError } from '../../http/app-error.ts';
import { visitor } from '../../ports/actor.ts';
import { endOfDay, hongKongDate } from '../../ports/clock.ts';
import { requireAction } from '../workflow/act.ts';
import { type Circumstances, workflow } from '../workflow/workflow.ts';
import type { ApplicationRow } from './repository.ts';

/** Whether an application is in time: until its quote's last day is over. */
export const isExpired = ({ quote_expires_on }: Pick<ApplicationRow, 'quote_expires_on'>, today: string): boolean =>
  today > quote_expires_on;

const untilQuoteExpires = {
  within: 'the last day of its quote',
  at: ({ quote_expires_on }: Pick<ApplicationRow, 'quote_expires_on'>) => endOfDay(quote_expires_on),
};

const byClient = {
  permission: 'applications.write',
  guard: (row: Pick<ApplicationRow, 'quote_expires_on'>, { now }: Circumstances) =>
    isExpired(row, hongKongDate(now)) ? 'quote.expired' : undefined,
} as const;
const save = { ...byClient, action: 'save', to: 'draft', audit: null } as const;
const submit = { ...byClient, action: 'submit', to: 'submitted' } as const;
const handOver = { ...byClient, action: 'handOver', to: 'draft', audit: 'application.handedOver' } as const;

/**
 * draft: being filled in, by whoever has its address. submitted: everything was checked and agreed to, and can be paid; whoever
 * changes it or hands it over opens it again. paid: it is a policy, and rests. One whose quote has run out reads as expired
 * (describe-application.ts): no row changes at midnight, and the gateway's word on money paid before still counts.
 */
export const applicationWorkflow = workflow({
  name: 'application',
  table: 'applications',
  states: {
    draft: { holder: 'client', due: untilQuoteExpires },
    submitted: { holder: 'client', due: untilQuoteExpires },
    paid: { holder: null },
  },
  initial: 'draft',
  transitions: [
    { ...save, from: 'draft' },
    { ...save, from: 'submitted' },
    { ...submit, from: 'draft', audit: 'application.submitted' },
    // Once more, from another tab: nothing changes.
    { ...submit, from: 'submitted', audit: null },
    { ...handOver, from: 'draft' },
    { ...handOver, from: 'submitted' },
    // Opens a payment, which has events of its own.
    { ...byClient, from: 'submitted', action: 'pay', to: 'submitted', permission: 'payments.pay', audit: null },
    // The event is the policy's.
    { from: 'submitted', action: 'complete', to: 'paid', permission: 'system', audit: null },
  ],
  stateOf: ({ state }) => state,
  begunAt: ({ created_at }) => created_at,
  change: (state, { state: from, version, persons_version }, { now }) => ({
    state,
    changed_at: now,
    ...(state === 'submitted' && from === 'draft' ? { agreed_at: now, submitted_at: now } : {}),
    ...(state === 'draft' && from === 'submitted'
      ? {
          agreed_at: null,
          marketing_agreed: null,
          submitted_at: null,
          version: version + 1,
          // What was filled in is the new version's too.
          ...(persons_version === version ? { persons_version: version + 1 } : {}),
        }
      : {}),
  }),
  audited: ({ id }) => ({ id }),
  errors: {
    notFound: 'application.notFound',
    stale: 'application.stale',
    wrongState: (row, { now }) => {
      if (row.state === 'paid') return 'application.closed';
      return isExpired(row, hongKongDate(now)) ? 'quote.expired' : 'application.notSubmitted';
    },
  },
});

type ClientAction = Exclude<(typeof applicationWorkflow)['transitions'][number]['action'], 'complete'>;

/**
 * An application with which its client, or whoever else has its address, may do this now: the right is everybody's.
 * @throws AppError application.notFound, .closed, .notSubmitted, quote.expired
 */
export function requireApplication<Row extends ApplicationRow>(
  row: Row | undefined,
  action: ClientAction,
  now: Date,
): Row {
  if (!row) throw new AppError('application.notFound');
  requireAction(applicationWorkflow, row, { action, actor: visitor, now });
  return row;
}
