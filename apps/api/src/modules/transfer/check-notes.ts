import type { ImportColumn } from '@onegi/contract/fields/transfer';
import { shareOf } from '@onegi/rating/money';
import { duplicates } from './check-policies.ts';
import type { Findings } from './findings.ts';
import { keyOf, type NoteRow, type PolicyRow } from './layout.ts';

const sheet = 'notes' as const;
const isNewBusiness = ({ kind }: NoteRow) => kind === 'NB' || kind === 'RN';

/** The levies of a note, and what follows from them. */
const leviesOf = ({ otherLevies, levy }: NoteRow): number => (otherLevies ?? 0) + (levy ?? 0);

/** The insurer's commission before what the client was given of it. */
export const basicCommissionOf = ({ commission, netPremium, actualPremium }: NoteRow): number =>
  commission + (netPremium - actualPremium);

/** T = premium charged and levies; P = T − C; and the rate makes the commission, where it is told. */
function checkSums(note: NoteRow, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  const compare = (column: 'receivable' | 'payable' | 'commission', expected: number, found: number = note[column]) => {
    if (expected !== found) findings.add('sum', at(column), { expected, found });
  };
  compare('receivable', note.actualPremium + leviesOf(note));
  compare('payable', note.receivable - note.commission);
  const { commissionRate, netPremium } = note;
  if (commissionRate !== null && isNewBusiness(note)) {
    // The rate is told to a hundredth of a per cent: half of one may lie between.
    const difference = shareOf(netPremium, commissionRate) - basicCommissionOf(note);
    if (Math.abs(difference) > netPremium / 20_000 + 1) compare('commission', note.commission + difference);
  }
}

const signed: readonly (keyof NoteRow & ImportColumn)[] = [
  'grossPremium',
  'netPremium',
  'actualPremium',
  'otherLevies',
  'levy',
  'receivable',
  'payable',
  'commission',
];

function checkNote(note: NoteRow, policy: PolicyRow | undefined, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  if (!policy) {
    findings.add('noPolicy', at('policyNumber'), { text: note.policyNumber });
    return;
  }
  if (((note.endorsementNo ?? '000') === '000') !== isNewBusiness(note))
    findings.add('newBusinessKind', at('kind'), { text: note.kind });
  const sign = Math.sign(note.receivable) || 1;
  if (isNewBusiness(note) && signed.some((column) => (note[column] as number) < 0))
    findings.add('sign', at(signed.find((column) => (note[column] as number) < 0) ?? 'receivable'));
  else {
    const other = signed.find((column) => (note[column] as number) * sign < 0);
    if (other) findings.add('sign', at(other));
  }
  checkSums(note, findings);
  if (!policy.consultant && (note.payoutRate ?? 0) > 0) findings.add('noConsultant', at('payoutRate'));
  if (note.dueOn < note.accountOn) findings.add('period', at('dueOn'));
}

/** What of the notes is wrong by itself, and with their policies. */
export function checkNotes(notes: readonly NoteRow[], policies: readonly PolicyRow[], findings: Findings): void {
  const byNumber = new Map(policies.map((policy) => [policy.policyNumber, policy]));
  for (const note of notes) checkNote(note, byNumber.get(note.policyNumber), findings);
  duplicates(notes, keyOf.notes, ({ row }, text) =>
    findings.add('duplicate', { sheet, row, column: 'endorsementNo' }, { text }),
  );
  duplicates(
    notes,
    ({ noteNumber }) => noteNumber,
    ({ row }, text) => findings.add('duplicate', { sheet, row, column: 'noteNumber' }, { text }),
  );
  const ofPolicy = Map.groupBy(notes, ({ policyNumber }) => policyNumber);
  for (const policy of policies) {
    const numbers = (ofPolicy.get(policy.policyNumber) ?? []).map(({ endorsementNo }) => endorsementNo ?? '000');
    const text = policy.policyNumber;
    if (!numbers.includes('000')) findings.add('noNewBusiness', { sheet: 'policies', row: policy.row }, { text });
    else if (numbers.toSorted().some((no, place) => no !== String(place).padStart(3, '0')))
      findings.add('endorsementOrder', { sheet: 'policies', row: policy.row }, { text });
  }
}
