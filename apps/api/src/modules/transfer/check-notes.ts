import type { ImportColumn } from '@onegi/contract/fields/transfer';
import { mostClientDiscount } from '@onegi/rating/commission';
import { shareOf } from '@onegi/rating/money';
import { checkBookedDays, checkEffectiveDays } from './check-note-days.ts';
import { duplicates } from './check-policies.ts';
import type { Findings } from './findings.ts';
import { keyOf, type NoteRow, type PolicyRow } from './layout.ts';
import { basicCommissionOf, basicRateOf, clientDiscountOf, insurerDiscountOf, isNewBusiness } from './sold-terms.ts';

const sheet = 'notes' as const;

/** The levies of a note, and what follows from them. */
const leviesOf = ({ otherLevies, levy }: NoteRow): number => (otherLevies ?? 0) + (levy ?? 0);

/** T = premium charged and levies; P = T − C. */
function checkSums(note: NoteRow, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  const compare = (column: 'receivable' | 'payable', expected: number) => {
    if (expected !== note[column]) findings.add('sum', at(column), { expected, found: note[column] });
  };
  compare('receivable', note.actualPremium + leviesOf(note));
  compare('payable', note.receivable - note.commission);
}

/** Discounts and commission of new business make its premiums, where they are told; every later premium is split by them. */
function checkSoldTerms(note: NoteRow, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  const { grossPremium, netPremium, commission } = note;
  // A rate is told to a hundredth of a per cent: half of one may lie between.
  const compare = (column: 'netPremium' | 'actualPremium' | 'commission', of: number, expected: number) => {
    const found = note[column];
    if (Math.abs(expected - found) > of / 20_000 + 1) findings.add('sum', at(column), { expected, found });
  };
  const client = clientDiscountOf(note);
  const rate = basicRateOf(note);
  compare('netPremium', grossPremium, shareOf(grossPremium, 10_000 - insurerDiscountOf(note)));
  compare('actualPremium', netPremium, shareOf(netPremium, 10_000 - client));
  if (note.commissionRate !== null)
    compare('commission', netPremium, commission + shareOf(netPremium, rate) - basicCommissionOf(note));
  if (client > mostClientDiscount(rate))
    findings.add('discountAbove', at('clientDiscount'), { text: `${client / 100}%` });
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

/** A column whose sign is not that of the others. */
function wronglySigned(note: NoteRow): ImportColumn | undefined {
  const sign = isNewBusiness(note) ? 1 : Math.sign(note.receivable) || 1;
  return signed.find((column) => (note[column] as number) * sign < 0);
}

function checkNote(note: NoteRow, policy: PolicyRow | undefined, today: string, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: note.row, column });
  if (!policy) {
    findings.add('noPolicy', at('policyNumber'), { text: note.policyNumber });
    return;
  }
  if (((note.endorsementNo ?? '000') === '000') !== isNewBusiness(note))
    findings.add('newBusinessKind', at('kind'), { text: note.kind });
  const wrongColumn = wronglySigned(note);
  if (wrongColumn) findings.add('sign', at(wrongColumn));
  checkSums(note, findings);
  if (!wrongColumn && isNewBusiness(note)) checkSoldTerms(note, findings);
  if (!policy.consultant && (note.payoutRate ?? 0) > 0) findings.add('noConsultant', at('payoutRate'));
  checkBookedDays(note, today, findings);
}

/** What of the notes is wrong by itself, and with their policies. */
export function checkNotes(
  notes: readonly NoteRow[],
  policies: readonly PolicyRow[],
  today: string,
  findings: Findings,
): void {
  const byNumber = new Map(policies.map((policy) => [policy.policyNumber, policy]));
  for (const note of notes) checkNote(note, byNumber.get(note.policyNumber), today, findings);
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
    const own = ofPolicy.get(policy.policyNumber) ?? [];
    const numbers = own.map(({ endorsementNo }) => endorsementNo ?? '000');
    const text = policy.policyNumber;
    if (!numbers.includes('000')) findings.add('noNewBusiness', { sheet: 'policies', row: policy.row }, { text });
    else if (numbers.toSorted().some((no, place) => no !== String(place).padStart(3, '0')))
      findings.add('endorsementOrder', { sheet: 'policies', row: policy.row }, { text });
    else checkEffectiveDays(policy, own, findings);
  }
}
