import type { ImportColumn } from '@onegi/contract/fields/transfer';
import type { Findings } from './findings.ts';
import type { NoteRow, PolicyRow } from './layout.ts';

const sheet = 'notes' as const;

/** What nothing has turned round since: a reversal or a reinstatement turns round the newest that stands, and is of its day. */
function standingOf(notes: readonly NoteRow[]): NoteRow[] {
  const standing: NoteRow[] = [];
  for (const note of notes) {
    if (note.kind !== 'RV' && note.kind !== 'RI') standing.push(note);
    else if (standing.length > 1) standing.pop();
  }
  return standing;
}

/** Endorsements take effect within the period, none before what was issued before it and stands: as here, where they are issued. */
export function checkEffectiveDays(
  { startsOn, endsOn }: PolicyRow,
  notes: readonly NoteRow[],
  findings: Findings,
): void {
  const ordered = notes.toSorted((a, b) => ((a.endorsementNo ?? '000') < (b.endorsementNo ?? '000') ? -1 : 1));
  let latest = startsOn;
  for (const { row, effectiveOn: text } of standingOf(ordered)) {
    const at = { sheet, row, column: 'effectiveOn' } as const;
    if (text < startsOn || text > endsOn) findings.add('outsidePeriod', at, { text });
    else if (text < latest) findings.add('outOfOrder', at, { text });
    else latest = text;
  }
}

/** What has been booked and settled lies behind. */
export function checkBookedDays(note: NoteRow, today: string, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  for (const column of ['accountOn', 'settledOn'] as const) {
    const text = note[column] ?? '';
    if (text > today) findings.add('future', at(column), { text });
  }
  if (note.dueOn < note.accountOn) findings.add('period', at('dueOn'));
}
