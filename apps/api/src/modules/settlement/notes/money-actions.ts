import type { NoteMoneyAction } from '@onegi/contract/fields/receipts';
import { scopeOf } from '@onegi/contract/permissions';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../ports/actor.ts';
import { balanceOf, isReopened, type SettledNote } from '../lock-rows.ts';
import { isCommissionOwed } from './receive-commission.ts';
import { fitsWriteOff } from './written-off.ts';

type NoteRow = Pick<
  SettledNote,
  'id' | 'amount_cents' | 'allocated_cents' | 'reopened_at' | 'approved_at' | 'earned_on'
>;

/** Whether somebody may set money against notes and take it back. */
export const movesMoney = (actor: Actor): boolean => scopeOf(actor, 'receipts.write') === 'all';

/** What the office may do about what the client account lacks. */
export function gapActions(gapCents: number): ('coverGap' | 'takeAdvanceBack')[] {
  if (gapCents === 0) return [];
  return [gapCents > 0 ? 'coverGap' : 'takeAdvanceBack'];
}

/** What the actor may do with the money of a note now. @param gapCents what the client account lacks for it */
export async function moneyActions(db: Db, note: NoteRow, gapCents: number, actor: Actor): Promise<NoteMoneyAction[]> {
  if (!movesMoney(actor)) return [];
  const isSmall = note.amount_cents > 0 && balanceOf(note) > 0 && (await fitsWriteOff(db, note));
  return [
    ...(isSmall && !isReopened(note) ? (['writeOff'] as const) : []),
    ...gapActions(gapCents),
    ...((await isCommissionOwed(db, note)) ? (['receiveCommission'] as const) : []),
  ];
}
