import type { Box } from '@onegi/contract/fields/content';
import { motorFields as m } from '@onegi/contract/fields/motor';
import type { AskedDeskView } from '@onegi/contract/fields/requests';
import type { ApplicationStage, PaymentProblem, WaitingCode } from '@onegi/contract/fields/work';
import type { Permission, Scope } from '@onegi/contract/permissions';
import { type AliasableExpression, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { ownedBy } from '../../http/owned-by.ts';
import type { Actor } from '../../ports/actor.ts';
import { endOfNextWorkingDay } from '../company/enquiry-workflow.ts';
import { waitingSince } from '../company/late-enquiries.ts';
import { awaitsSecondPerson, filesToApprove } from '../content/list-files.ts';
import {
  lapsingUntil,
  type MotorWaiting,
  motorCasesThatWait,
  motorQuotationsThatLapse,
} from '../motor/waiting-cases.ts';
import { draftsToApprove } from '../policies/endorsements/list-drafts.ts';
import { openApplications } from '../purchases/list-applications.ts';
import { problematicPayments } from '../purchases/list-payments.ts';
import { deskViews, pausedLast } from '../requests/desk-views.ts';
import { remindersToGive } from '../settlement/ageing/unmailed-reminders.ts';
import type { DisbursementTable } from '../settlement/disbursements/disbursement-workflow.ts';

/** One case that waits: since when, when it is due or runs out, and which of the pages lists it where there are several. */
interface WaitingRow {
  readonly since: Date;
  readonly due: Date | null;
  readonly place: string | null;
}

/** Who asks, on whose cases the right is, and when. */
export interface Asking {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
  readonly today: string;
}

export interface WaitingKind {
  /** Whoever has it is told of these cases: of all, or of the own alone. */
  readonly permission: Permission;
  /** The own alone, whatever the right. */
  readonly own?: true;
  /** The page that lists exactly these, the most urgent first. */
  readonly path: (place: string, today: string) => string;
  /** When what has waited since a moment is due, where that is no column: the sooner the longer it waits. */
  readonly dueOf?: (since: Date) => Date;
  /** The most urgent first, from an index: no more are read than are counted. */
  readonly rows: (db: Db, asking: Asking) => AliasableExpression<WaitingRow>;
}

const noDay = sql<Date | null>`null::timestamptz`.as('due');
const onePlace = sql<string | null>`null::text`.as('place');
/** When a last day is over in Hong Kong. */
const lastMomentOf = (day: 'quote_expires_on' | 'valid_until') =>
  sql<Date>`(${sql.ref(day)} + 1)::timestamp at time zone 'Asia/Hong_Kong'`.as('due');

/** What a view of the desk lists: so that what is counted is what the link leads to. */
const ofDesk = (db: Db, { actor, now }: Asking, view: AskedDeskView) =>
  deskViews[view].narrow(db.selectFrom('quote_requests'), { actor, now });

const askedSince = sql<Date>`(
  select min(answered_at) from request_offers where request_id = quote_requests.id and state = 'informationRequired'
)`.as('since');

/** Applications are listed by their last day, which is the one of their quotes. */
const applicationsIn = (stage: ApplicationStage) =>
  ({
    permission: 'applications.read',
    path: () => `/applications?stage=${stage}`,
    rows: (db, asking) =>
      openApplications(db, { ...asking, stage })
        .select([sql<Date>`coalesce(submitted_at, created_at)`.as('since'), lastMomentOf('quote_expires_on'), onePlace])
        .orderBy('quote_expires_on')
        .orderBy('id'),
  }) satisfies WaitingKind;

const problemSince = { unresolved: 'changed_at', refundDue: 'changed_at', chargedBack: 'charged_back_at' } as const;

const paymentsWith = (problem: PaymentProblem) =>
  ({
    permission: 'payments.read',
    path: () => `/payments?problem=${problem}`,
    rows: (db, { now }) =>
      problematicPayments(db, { now, problem })
        .select([sql<Date>`${sql.ref(problemSince[problem])}`.as('since'), noDay, onePlace])
        .orderBy(problem === 'unresolved' ? 'created_at' : problemSince[problem]),
  }) satisfies WaitingKind;

/** Money that leaves, which somebody else has prepared. */
const toApprove = (table: DisbursementTable, permission: Permission, page: string) =>
  ({
    permission,
    path: () => `${page}?state=awaitingApproval&order=asc`,
    rows: (db, { actor }) =>
      db
        .selectFrom(table)
        .select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace])
        .where('state', '=', 'awaitingApproval')
        .where('created_by', '<>', actor.userId)
        .where(sql<boolean>`submitted_by is distinct from ${actor.userId}::uuid`)
        .orderBy('state_changed_at')
        .orderBy('id'),
  }) satisfies WaitingKind;

/** What others wrote or corrected: what one editor writes another publishes. */
const draftsIn = (box: Box) =>
  ({
    permission: 'content.edit',
    path: () => `/content-editor?box=${box}&approval=mine&order=asc`,
    rows: (db, { actor, today }) =>
      filesToApprove(db, box, { userId: actor.userId, today })
        .select(['changed_at as since', noDay, onePlace])
        .orderBy('changed_at')
        .orderBy('id'),
  }) satisfies WaitingKind;

/** Motor cases that somebody of the office has to move on, by the office's promise. */
const motorToMove = (state: MotorWaiting, permission: Permission, path: string) =>
  ({
    permission,
    path: () => path,
    dueOf: endOfNextWorkingDay,
    rows: (db, { actor }) =>
      motorCasesThatWait(db, actor, state)
        .select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace])
        .orderBy('state_changed_at')
        .orderBy('id'),
  }) satisfies WaitingKind;

/** What waits for whom, in the order in which it is told where nothing is late: promises to clients first. */
export const waitingKinds: Readonly<Record<WaitingCode, WaitingKind>> = {
  requestsOpen: {
    // The answer is the office's: who has asked is told when something waits for them.
    permission: 'requests.answer',
    path: () => '/requests?view=unclaimed',
    rows: (db) =>
      db
        .selectFrom('quote_requests')
        .select(['requested_at as since', 'due_at as due', onePlace])
        .where('status', '=', 'waiting')
        // What somebody of the office has taken waits for them alone.
        .where('assigned_to', 'is', null)
        .orderBy('due_at')
        .orderBy('id'),
  },
  // The view has what is paused, too: that waits for its consultant.
  requestsMine: {
    permission: 'requests.answer',
    path: () => '/requests?view=mine&state=waiting',
    rows: (db, asking) =>
      ofDesk(db, asking, 'mine')
        .where('status', '=', 'waiting')
        .select(['requested_at as since', 'due_at as due', onePlace])
        .orderBy('due_at')
        .orderBy('id'),
  },
  requestsLate: {
    permission: 'requests.answer',
    path: () => '/requests?view=lateOfColleagues',
    rows: (db, asking) =>
      ofDesk(db, asking, 'lateOfColleagues')
        .select(['requested_at as since', 'due_at as due', onePlace])
        .orderBy('due_at')
        .orderBy('id'),
  },
  insurersAsking: {
    permission: 'requests.answer',
    path: () => '/requests?view=insurersAsking',
    rows: (db, asking) =>
      ofDesk(db, asking, 'insurersAsking').select([askedSince, noDay, onePlace]).orderBy(pausedLast).orderBy('id'),
  },
  casesAccepted: {
    permission: 'requests.answer',
    path: () => '/requests?view=toIssueByMe',
    rows: (db, asking) =>
      ofDesk(db, asking, 'toIssueByMe')
        .select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace])
        .orderBy('state_changed_at')
        .orderBy('id'),
  },
  casesPending: {
    permission: 'commercial.write',
    own: true,
    path: () => '/requests?state=pending',
    rows: (db, { actor }) =>
      db
        .selectFrom('quote_requests')
        .select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace])
        .where('status', '=', 'pending')
        .where((eb) => ownedBy(eb, actor, { consultantCodes: ['consultant_code'] }))
        .orderBy('due_at')
        .orderBy('id'),
  },
  offersToAnswer: {
    permission: 'commercial.write',
    own: true,
    path: () => '/commercial-insurance/quotation?list=offers',
    rows: (db, { actor, today }) =>
      db
        .selectFrom('quote_requests')
        .innerJoin('request_offers', 'request_offers.request_id', 'quote_requests.id')
        .select([sql<Date>`answered_at`.as('since'), lastMomentOf('valid_until'), onePlace])
        .where('quote_requests.status', '=', 'waiting')
        .where('audience', '=', 'consultant')
        .where((eb) => ownedBy(eb, actor, { consultantCodes: ['consultant_code'] }))
        .where('request_offers.state', '=', 'quoted')
        .where('valid_until', '>=', today)
        .orderBy('valid_until')
        .orderBy('request_offers.id'),
  },
  motorReferred: motorToMove('referred', 'motor.clear', '/go_motor_quotation?state=referred&order=asc'),
  motorConfirmed: motorToMove('confirmed', 'motor.generate', '/go_motor_generate?order=asc'),
  motorGenerated: motorToMove('generated', 'motor.audit', '/go_motor_audit?order=asc'),
  motorAudited: motorToMove('audited', 'motor.approve', '/go_motor_approval?order=asc'),
  motorReturned: {
    permission: 'motor.write',
    own: true,
    path: () => '/go_motor_quotation?state=returned',
    rows: (db, { actor }) =>
      motorCasesThatWait(db, actor, 'returned').select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace]),
  },
  motorCleared: {
    permission: 'motor.write',
    own: true,
    path: () => '/go_motor_quotation?state=cleared',
    rows: (db, { actor }) =>
      motorCasesThatWait(db, actor, 'cleared').select([
        sql<Date>`state_changed_at`.as('since'),
        'expires_at as due',
        onePlace,
      ]),
  },
  motorLapsing: {
    permission: 'motor.write',
    own: true,
    path: (_, today) => `/go_motor_quotation?state=quoted&${m.expiresUntil.wire}=${lapsingUntil(today)}&order=asc`,
    rows: (db, { actor, today }) =>
      motorQuotationsThatLapse(db, actor, today).select([
        sql<Date>`state_changed_at`.as('since'),
        'expires_at as due',
        onePlace,
      ]),
  },
  clientChangesOpen: {
    permission: 'endorsements.write',
    path: () => '/client-requests?state=waiting',
    rows: (db) =>
      db
        .selectFrom('client_changes')
        .select(['asked_at as since', noDay, onePlace])
        .where('state', '=', sql.lit('waiting'))
        .orderBy('asked_at')
        .orderBy('id'),
  },
  endorsementsToApprove: {
    permission: 'endorsements.approve',
    path: () => '/policy-endorsements?state=awaitingApproval',
    rows: (db, { actor }) =>
      draftsToApprove(db, actor.userId)
        .select([sql<Date>`state_changed_at`.as('since'), noDay, onePlace])
        .orderBy('state_changed_at')
        .orderBy('id'),
  },
  enquiriesOpen: {
    permission: 'enquiries.answer',
    path: () => '/enquiries?state=waiting&order=asc',
    dueOf: endOfNextWorkingDay,
    rows: (db) =>
      db
        .selectFrom('enquiries')
        .select([waitingSince.as('since'), noDay, onePlace])
        .where('answered_at', 'is', null)
        .where('closed_at', 'is', null)
        .orderBy('sent_at')
        .orderBy('id'),
  },
  paymentsUnresolved: paymentsWith('unresolved'),
  refundsDue: paymentsWith('refundDue'),
  chargebacks: paymentsWith('chargedBack'),
  clientRefundsToApprove: {
    permission: 'refunds.approve',
    path: () => '/settlement/refunds?refundState=due&order=asc',
    rows: (db, { actor }) =>
      db
        .selectFrom('client_refunds')
        .select(['requested_at as since', noDay, onePlace])
        .where('state', '=', 'due')
        .where('requested_by', '<>', actor.userId)
        .orderBy('requested_at')
        .orderBy('id'),
  },
  remindersToGive: {
    permission: 'reminders.write',
    path: () => '/reminders',
    rows: (db) =>
      remindersToGive(db).select(['reminded_at as since', noDay, onePlace]).orderBy('reminded_at').orderBy('id'),
  },
  insurerPaymentsToApprove: toApprove('insurer_payments', 'insurerPayments.approve', '/insurer-payments'),
  drawingsToApprove: toApprove('commission_drawings', 'commission.approve', '/commission-drawings'),
  payoutsToApprove: toApprove('commission_payouts', 'commission.approve', '/commission-payouts'),
  newsDrafts: draftsIn('news'),
  activityDrafts: draftsIn('activities'),
  libraryDrafts: draftsIn('prodlib'),
  claimFormDrafts: draftsIn('claimforms'),
  faqDrafts: {
    permission: 'content.edit',
    path: (line) => `/content-editor?box=faq&prod=${line}&approval=mine`,
    rows: (db, { actor }) =>
      db
        .selectFrom('claim_faqs')
        .select(['changed_at as since', noDay, 'line as place'])
        .where(awaitsSecondPerson)
        .where('changed_by', 'is distinct from', actor.userId)
        .orderBy('changed_at'),
  },
  linksUnpaid: applicationsIn('linkSent'),
  applicationsUnpaid: applicationsIn('awaitingPayment'),
  quotesExpiring: { ...applicationsIn('expiring'), own: true },
};
