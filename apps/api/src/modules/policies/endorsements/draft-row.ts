import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import type { EndorsementChanges } from './changes.ts';
import { type KeptTerms, termsSealOwner } from './endorsement-terms.ts';
import type { DraftRow } from './endorsement-workflow.ts';
import type { PricedEndorsement } from './priced-endorsement.ts';
import type { KeptFigures } from './tables.ts';

/** @throws AppError endorsement.notFound */
export async function readDraft(db: Db, id: string): Promise<DraftRow> {
  const row = await db.selectFrom('endorsement_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('endorsement.notFound');
  return row;
}

export const termsOf = ({ seal }: Pick<Deps, 'seal'>, row: Pick<DraftRow, 'id' | 'terms_sealed'>): KeptTerms =>
  seal.open<KeptTerms>(termsSealOwner(row.id), row.terms_sealed);

/**
 * The day of notice of a draft by which the client cancels: as it is kept, else the day on which it was begun; undefined of any
 * other.
 */
export function noticeOf(deps: Pick<Deps, 'seal'>, row: Pick<DraftRow, 'id' | 'terms_sealed' | 'created_at'>) {
  const { action, noticeOn } = termsOf(deps, row);
  return noticeOn ?? (action === 'cancelByClient' ? hongKongDate(row.created_at) : undefined);
}

export const changesOf = ({ seal }: Pick<Deps, 'seal'>, row: DraftRow): EndorsementChanges =>
  seal.open<EndorsementChanges>(termsSealOwner(row.id), row.changes_sealed);

/** The columns of a draft that follow from what is asked and how it was worked out. */
export function pricedColumns(
  { seal }: Pick<Deps, 'seal'>,
  id: string,
  terms: KeptTerms,
  { kind, effectiveOn, changes, parts, figures, reversesNo }: PricedEndorsement,
) {
  return {
    kind,
    effective_on: effectiveOn,
    ends_on: changes.endsOn?.after ?? null,
    terms_sealed: seal.seal(termsSealOwner(id), { ...terms, effectiveOn }),
    changes_sealed: seal.seal(termsSealOwner(id), changes),
    figures: JSON.stringify({ booked: figures, parts } satisfies KeptFigures),
    net_premium_cents: figures.netPremiumCents,
    receivable_cents: figures.receivableCents,
    reverses_no: reversesNo,
  };
}
