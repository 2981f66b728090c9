import { caseDocument } from '@onegi/contract/fields/commercial';
import type { Db, Tx } from '../../../../db/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { StoredFileRow } from '../../../files/stored-file.ts';
import type { RequestRow } from '../../tables.ts';
import type { OfferRow } from './tables.ts';

/** The offers of a case, in the order in which insurers were asked. */
export const readOffers = (db: Db, requestId: string): Promise<OfferRow[]> =>
  db.selectFrom('request_offers').selectAll().where('request_id', '=', requestId).orderBy('offer_number').execute();

/** An offer under its lock; whoever calls holds that of its case. @throws AppError offer.notFound */
export async function lockOffer(tx: Tx, requestId: string, offerNumber: number): Promise<OfferRow> {
  const row = await tx
    .selectFrom('request_offers')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('offer_number', '=', offerNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('offer.notFound');
  return row;
}

/** Files of offers are the case's, in slots that begin so. */
export const slotsOf = ({ offer_number }: Pick<OfferRow, 'offer_number'>) => `offer-${offer_number}-`;

/** The files that came with offers, of some cases: those of the accepted one may be the policy's by now. */
export async function readOfferFiles(
  db: Db,
  cases: readonly Pick<RequestRow, 'id' | 'policy_id'>[],
): Promise<StoredFileRow[]> {
  const owners = cases.flatMap(({ id, policy_id }) => (policy_id ? [id, policy_id] : [id]));
  if (owners.length === 0) return [];
  return db
    .selectFrom('stored_files')
    .selectAll()
    .where('purpose', '=', caseDocument.name)
    .where('owner_id', 'in', owners)
    .where('slot', 'like', 'offer-%')
    .where('state', '=', 'kept')
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
}
