import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { openPaymentStates } from './payment-states.ts';
import type { PurchasesTables } from './tables.ts';

export type ApplicationRow = Selectable<PurchasesTables['applications']>;
export type PaymentRow = Selectable<PurchasesTables['payments']>;

export async function findApplication(db: Db | Tx, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
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

export async function findPayment(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Read it after locking its application. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The one payment of an application that can still be paid. */
export async function findOpenPayment(db: Db | Tx, applicationId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', 'in', [...openPaymentStates])
    .executeTakeFirst();
}

export async function updatePayment(
  tx: Db | Tx,
  id: string,
  change: Updateable<PurchasesTables['payments']>,
): Promise<PaymentRow> {
  return tx.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
