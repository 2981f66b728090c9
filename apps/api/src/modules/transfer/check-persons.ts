import { hkid, passport } from '@onegi/contract/fields/formats';
import type { ImportColumn } from '@onegi/contract/fields/transfer';
import { duplicates } from './check-policies.ts';
import type { Findings } from './findings.ts';
import { keyOf, type PersonRow, type PolicyRow } from './layout.ts';

const sheet = 'persons' as const;
const formats = { hkid, passport } as const;

function checkPerson(person: PersonRow, policies: ReadonlySet<string>, today: string, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: person.row, column });
  const { policyNumber: text, personNo } = person;
  if (!policies.has(text)) findings.add('noPolicy', at('policyNumber'), { text });
  // 1 to 999.
  if (!/^\d{1,3}$/.test(personNo) || Number(personNo) < 1) findings.add('personNo', at('personNo'), { text: personNo });
  for (const column of ['bornOn', 'licensedOn'] as const)
    if ((person[column] ?? '') > today) findings.add('future', at(column));
  for (const column of ['hkid', 'passport'] as const) {
    const value = person[column];
    if (value !== null && !formats[column].safeParse(value).success) findings.add('format', at(column));
  }
}

/** What of the insured persons is wrong by itself, and with their policies. */
export function checkPersons(
  persons: readonly PersonRow[],
  policies: readonly PolicyRow[],
  today: string,
  findings: Findings,
): void {
  const numbers = new Set(policies.map(({ policyNumber }) => policyNumber));
  for (const person of persons) checkPerson(person, numbers, today, findings);
  duplicates(persons, keyOf.persons, ({ row, personNo }) =>
    findings.add('duplicate', { sheet, row, column: 'personNo' }, { text: personNo }),
  );
}
