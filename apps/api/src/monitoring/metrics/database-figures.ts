import type { Clock } from '../../ports/clock.ts';

/** What one question to the database tells: a column for each label and each gauge, a row for each set of labels. */
export interface FigureGroup {
  readonly labels: readonly string[];
  /** Name and help of each gauge. */
  readonly gauges: Readonly<Record<string, string>>;
  readonly sql: string;
  readonly values: (clock: Clock, gateway: string) => readonly unknown[];
}

const now = (clock: Clock) => [clock.now()];

/**
 * What a watcher wants to know of the business and of the work behind it. Add a group for a new figure; it is scraped,
 * cleared and timed like the others. An index leads to the rows of each, or there are few; only jobs given up are looked for
 * among all that are still kept, and what is paid among all sessions of the sandbox.
 */
export const databaseFigures: readonly FigureGroup[] = [
  {
    labels: ['queue'],
    gauges: {
      onegi_jobs_waiting: 'Jobs that are due and wait for a worker',
      onegi_jobs_scheduled: 'Jobs for later, among them those to be tried again',
      onegi_jobs_oldest_seconds: 'How long the oldest job that is due has waited',
    },
    sql: `
      select queue.name as queue, coalesce(due, 0) as onegi_jobs_waiting, coalesce(later, 0) as onegi_jobs_scheduled,
        coalesce(oldest, 0)::float8 as onegi_jobs_oldest_seconds
      from jobs.queue left join (
        select name, count(*) filter (where start_after <= now())::int as due,
          count(*) filter (where start_after > now())::int as later,
          extract(epoch from now() - min(greatest(created_on, start_after)) filter (where start_after <= now())) as oldest
        from jobs.job where state < 'active' group by name) as waiting using (name)
      where left(queue.name, 2) <> '__'`,
    values: () => [],
  },
  {
    labels: ['queue'],
    gauges: { onegi_jobs_given_up: 'Jobs given up after their last attempt, in the last 24 hours' },
    sql: `
      select queue.name as queue, count(job.id)::int as onegi_jobs_given_up
      from jobs.queue left join jobs.job
        on job.name = queue.name and job.state = 'failed' and job.completed_on > now() - interval '24 hours'
      where left(queue.name, 2) <> '__' group by queue.name`,
    values: () => [],
  },
  {
    labels: [],
    gauges: {
      onegi_mails_unsent: 'Mails of the last two days that no server has taken yet (attempts end after a day)',
      onegi_mails_unsent_oldest_seconds: 'Age of the oldest of them',
      onegi_mails_failed: 'Mails of the last two days that will not be tried again',
    },
    sql: `
      select count(*) filter (where state = 'queued')::int as onegi_mails_unsent,
        coalesce(extract(epoch from $1::timestamptz - min(queued_at) filter (where state = 'queued')), 0)::float8
          as onegi_mails_unsent_oldest_seconds,
        count(*) filter (where state = 'failed')::int as onegi_mails_failed
      from mails where queued_at > $1::timestamptz - interval '2 days'`,
    values: now,
  },
  {
    labels: ['gateway'],
    gauges: {
      onegi_payments_paid_unrecorded: 'Payments that the gateway holds as paid and this portal does not (sandbox only)',
    },
    sql: `
      select 'sandbox' as gateway, count(*)::int as onegi_payments_paid_unrecorded
      from sandbox_sessions left join payments on payments.id = sandbox_sessions.payment_ref
      where sandbox_sessions.state = 'paid' and payments.paid_at is null`,
    values: () => [],
  },
  {
    labels: ['gateway'],
    gauges: {
      onegi_payments_overdue:
        'Payments still open 15 minutes after the gateway closed their page: its notice is missing',
    },
    sql: `
      select $2::text as gateway, count(*)::int as onegi_payments_overdue
      from payments
      where state in ('created', 'pending') and gateway_ref is not null and gateway = $2
        and created_at < $1::timestamptz - interval '75 minutes'`,
    values: (clock, gateway) => [clock.now(), gateway],
  },
  {
    labels: [],
    gauges: {
      onegi_refunds_due: 'Payments whose money must go back',
      onegi_refunds_due_oldest_seconds: 'How long the oldest of them has been due',
    },
    sql: `
      select count(*)::int as onegi_refunds_due,
        coalesce(extract(epoch from $1::timestamptz - min(changed_at)), 0)::float8 as onegi_refunds_due_oldest_seconds
      from payments where refund_due`,
    values: now,
  },
  {
    labels: [],
    gauges: {
      onegi_audit_verified_timestamp_seconds: 'When the audit trail was last verified; 0: never',
      onegi_audit_problems: 'Problems that the last verification found',
    },
    sql: `
      select coalesce(extract(epoch from at), 0)::float8 as onegi_audit_verified_timestamp_seconds,
        coalesce(problems, 0) as onegi_audit_problems
      from (select) as always left join (
        select at, problems from audit_verifications order by at desc limit 1) as last_one on true`,
    values: () => [],
  },
  {
    labels: [],
    gauges: { onegi_backup_timestamp_seconds: 'When what the last whole backup holds was written; 0: never' },
    sql: 'select coalesce(extract(epoch from max(taken_at)), 0)::float8 as onegi_backup_timestamp_seconds from backups',
    values: () => [],
  },
  {
    labels: [],
    gauges: {
      onegi_audit_waiting: 'Rows of the audit trail that wait to be chained',
      onegi_audit_waiting_oldest_seconds: 'How long the oldest of them has waited',
    },
    sql: `
      select count(*)::int as onegi_audit_waiting,
        coalesce(extract(epoch from now() - min(at)), 0)::float8 as onegi_audit_waiting_oldest_seconds
      from audit_waiting`,
    values: () => [],
  },
];
