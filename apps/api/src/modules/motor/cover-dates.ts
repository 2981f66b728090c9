import { beginningOf, coverBegins } from '../policies/certificates/cover-hours.ts';
import type { MotorCaseRow } from './tables.ts';

const DAY_MS = 86_400_000;
/** A cover note is good for so long at most. */
export const COVER_NOTE_DAYS = 30;

/**
 * From when until when a cover note gives cover: from the beginning of its first day, and never from before the case was
 * confirmed. A corrected case keeps what was printed before, unless its first day is another.
 */
export function coverNoteTimes(
  { cover_note_from, confirmed_at }: Pick<MotorCaseRow, 'cover_note_from' | 'confirmed_at'>,
  startsOn: string,
  now: Date,
): { cover_note_from: Date; cover_note_until: Date } {
  const begins = beginningOf(startsOn).getTime();
  const printed = cover_note_from?.getTime();
  const isSameDay = printed !== undefined && printed >= begins && printed < begins + DAY_MS;
  const from = isSameDay ? printed : coverBegins(startsOn, confirmed_at ?? now).getTime();
  return { cover_note_from: new Date(from), cover_note_until: new Date(from + COVER_NOTE_DAYS * DAY_MS) };
}
