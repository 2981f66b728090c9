import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { type SealedPerson, selectPersons } from '../persons/read-persons.ts';
import { openPaymentStates } from './payment-workflow.ts';
import type { PurchasesTables } from './tables.ts';

export type ApplicationRow = Selectable<PurchasesTables['applications']>;
/** With everybody who was filled in. */
export type FilledApplication = ApplicationRow & { readonly persons: readonly SealedPerson[] };
export type AnyPaymentRow = Selectable<PurchasesTables['payments']>;
/** A payment of an application. */
export type PaymentRow = AnyPaymentRow & {
  readonly application_id: string;
  readonly application_version: number;
  readonly quote_id: string;
};

/** Whether a payment is of an application; else it is of notes of a policy. */
export const isOfApplication = (payment: AnyPaymentRow): payment is PaymentRow => payment.application_id !== null;

const personsOf = selectPersons('application', sql.ref('applications.id'));

export async function findApplication(db: Db | Tx, id: string): Promise<FilledApplication | undefined> {
  return db
    .selectFrom('applications')
    .selectAll()
    .select(personsOf.as('persons'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the application: whoever changes it or its payments holds this lock first. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx.selectFrom('applications').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Updateable<PurchasesTables['applications']>,
): Promise<ApplicationRow> {
  return tx.updateTable('applications').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function findPayment(db: Db | Tx, id: string): Promise<AnyPaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Read it after locking its application, or its policy. */
export async function lockPayment(tx: Tx, id: string): Promise<AnyPaymentRow | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The one payment of an application that can still be paid, as a query. */
export const openPaymentOf = (db: Db | Tx, applicationId: string) =>
  db
    .selectFrom('payments')
    .where('application_id', '=', applicationId)
    .where('state', 'in', [...openPaymentStates]);

export async function findOpenPayment(db: Db | Tx, applicationId: string): Promise<PaymentRow | undefined> {
  const open = await openPaymentOf(db, applicationId).selectAll().executeTakeFirst();
  return open && isOfApplication(open) ? open : undefined;
}

/** What the persons' rows held when a statement began, also where it has waited for the application's lock since. */
const personsVersion = sql<number | null>`(
  select persons_version from applications as seen where seen.id = applications.id
)`;

/** Locks an application, and the payment of it that was seen, and reads what of the payment may have changed. */
export async function lockWithPayment(
  tx: Tx,
  seen: PaymentRow,
): Promise<{ application: FilledApplication; payment: PaymentRow } | undefined> {
  const row = await tx
    .selectFrom('applications')
    .innerJoin('payments', 'payments.application_id', 'applications.id')
    .selectAll('applications')
    .select(personsOf.as('persons'))
    .select(personsVersion.as('personsSeen'))
    .select([
      'payments.state as paymentState',
      'payments.gateway_ref as gatewayRef',
      'payments.gateway_url as gatewayUrl',
      'payments.failure as failure',
      'payments.refund_due as refundDue',
      'payments.refund_reason as refundReason',
      'payments.changed_at as paymentChangedAt',
      'payments.state_changed_at as paymentMovedAt',
      'payments.paid_at as paidAt',
      'payments.charged_back_at as chargedBackAt',
      'payments.chargeback_closed_at as chargebackClosedAt',
      'payments.chargeback_closed_by as chargebackClosedBy',
    ])
    .where('applications.id', '=', seen.application_id)
    .where('payments.id', '=', seen.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { paymentState, gatewayRef, gatewayUrl, failure, refundDue, refundReason, ...moments } = row;
  const { paymentChangedAt, paymentMovedAt, paidAt, personsSeen, ...others } = moments;
  const { chargedBackAt, chargebackClosedAt, chargebackClosedBy, ...locked } = others;
  const payment: PaymentRow = {
    ...seen,
    state: paymentState,
    gateway_ref: gatewayRef,
    gateway_url: gatewayUrl,
    failure,
    refund_due: refundDue,
    refund_reason: refundReason,
    changed_at: paymentChangedAt,
    state_changed_at: paymentMovedAt,
    paid_at: paidAt,
    charged_back_at: chargedBackAt,
    chargeback_closed_at: chargebackClosedAt,
    chargeback_closed_by: chargebackClosedBy,
  };
  // The row was changed while its lock was waited for: its persons were read as they were before.
  const changed = personsSeen === locked.persons_version ? undefined : await findApplication(tx, locked.id);
  return { application: changed ?? locked, payment };
}

export async function updatePayment(
  tx: Db | Tx,
  id: string,
  change: Updateable<PurchasesTables['payments']>,
): Promise<AnyPaymentRow> {
  return tx.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
