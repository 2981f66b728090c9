import type { InsurerDue, NoteDue } from '@onegi/contract/calls/settlement/insurer-payments';
import { MOST_NOTES } from '@onegi/contract/fields/disbursements';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { dueNow, duePartsOf, type InsurerNote, owedCents, readInsurerNotes } from './notes-due.ts';

type DueDeps = Pick<Deps, 'db' | 'catalogue'>;

/** An insurer as answers name it; one that is sold no more keeps its code. */
export function insurerNames({ catalogue }: Pick<Deps, 'catalogue'>, insurerCode: string) {
  const name = catalogue.current().insurerByCode.get(insurerCode)?.name;
  return { insurerCode, insurerName: name?.en ?? insurerCode, insurerNameZh: name?.zhHant ?? insurerCode };
}

/** What stands in another payment cannot be settled together with this. */
const isFree = ({ inPayment }: InsurerNote) => inPayment === null;
const idsOf = (notes: readonly InsurerNote[]) => new Set(notes.map(({ id }) => id));

/** By insurer what can be paid now, what credit notes take off it, and what waits for clients' money. */
export async function listInsurersDue(deps: DueDeps): Promise<{ records: InsurerDue[] }> {
  const notes = await readInsurerNotes(deps.db, {});
  const records = [...Map.groupBy(notes, ({ insurerCode }) => insurerCode)].map(([code, all]) => {
    const free = all.filter(isFree);
    const together = idsOf(free);
    const sum = (of: (note: InsurerNote) => number) => free.reduce((total, note) => total + of(note), 0);
    const due = sum((note) => Math.max(0, dueNow(note, together)));
    return {
      ...insurerNames(deps, code),
      notes: free.filter((note) => dueNow(note, together) !== 0).length,
      dueCents: due,
      creditCents: sum((note) => Math.min(0, owedCents(note))),
      waitingCents: sum((note) => Math.max(0, owedCents(note))) - due,
      oldestOn: all[0]?.accountOn ?? null,
    };
  });
  return { records: records.toSorted((a, b) => b.dueCents - a.dueCents) };
}

function describeNote(note: InsurerNote, together: ReadonlySet<string>): NoteDue {
  const due = dueNow(note, together);
  const { inPayment } = note;
  const hindrance = inPayment ? 'inPayment' : due === 0 ? 'waitsForMoney' : null;
  return {
    noteId: note.id,
    noteNumber: note.noteNumber,
    noteKind: note.kind,
    policyNumber: note.policyNumber,
    transactionNumber: note.transactionNumber,
    accountOn: note.accountOn,
    payableCents: note.payableCents,
    paidCents: note.paidCents,
    bankedCents: note.bankedCents,
    dueCents: inPayment ? 0 : due,
    ...duePartsOf(note),
    hindrance,
    inPayment,
  };
}

/** The notes of an insurer that are not settled with it, the oldest first. @throws AppError account.notFound */
export async function listInsurerNotesDue(deps: DueDeps, insurerCode: string) {
  if (!deps.catalogue.current().insurerByCode.has(insurerCode)) throw new AppError('account.notFound');
  const notes = await readInsurerNotes(deps.db, { insurerCode, most: MOST_NOTES + 1 });
  const shown = notes.slice(0, MOST_NOTES).filter((note) => owedCents(note) !== 0);
  const together = idsOf(shown.filter(isFree));
  return {
    ...insurerNames(deps, insurerCode),
    records: shown.map((note) => describeNote(note, together)),
    isMore: notes.length > MOST_NOTES,
  };
}
