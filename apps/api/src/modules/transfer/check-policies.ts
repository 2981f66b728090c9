import { email, hkid, hongKongPhone } from '@onegi/contract/fields/formats';
import type { ImportColumn } from '@onegi/contract/fields/transfer';
import type { Findings } from './findings.ts';
import type { PolicyRow } from './layout.ts';
import type { Known } from './plan.ts';

const sheet = 'policies' as const;
const formats = { email, hkid, phone: hongKongPhone } as const;

/** Values that stand twice in a column. */
export function duplicates<R extends { readonly row: number }>(
  rows: readonly R[],
  keyOf: (row: R) => string | null,
  onTwice: (row: R, key: string) => void,
): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    if (seen.has(key)) onTwice(row, key);
    seen.add(key);
  }
}

function checkPolicy(policy: PolicyRow, { today, insurers, consultants }: Known, findings: Findings): void {
  const at = (column: ImportColumn) => ({ sheet, row: policy.row, column });
  const { insurer, consultant, secondConsultant, secondShare } = policy;
  if (policy.endsOn < policy.startsOn) findings.add('period', at('endsOn'));
  if (policy.issuedOn > today) findings.add('future', at('issuedOn'), { text: policy.issuedOn });
  if (!insurers.has(insurer)) findings.add('unknownInsurer', at('insurer'), { text: insurer });
  for (const column of ['consultant', 'secondConsultant'] as const) {
    const code = policy[column];
    if (code !== null && !consultants.has(code)) findings.add('unknownConsultant', at(column), { text: code });
  }
  if (secondConsultant && (!consultant || consultant === secondConsultant))
    findings.add('choice', at('secondConsultant'), { text: secondConsultant });
  if ((secondConsultant === null) !== (secondShare === null || secondShare === 0))
    findings.add('percent', at('secondShare'));
  if (!policy.insuredName && !policy.surname) findings.add('noName', at('insuredName'));
  for (const [column, format] of Object.entries(formats) as [keyof typeof formats, (typeof formats)['email']][]) {
    const value = policy[column];
    if (value !== null && !format.safeParse(value).success) findings.add('format', at(column));
  }
}

/** What of the policies is wrong by itself, and among each other. */
export function checkPolicies(policies: readonly PolicyRow[], known: Known, findings: Findings): void {
  for (const policy of policies) checkPolicy(policy, known, findings);
  for (const column of ['policyNumber', 'transactionNumber'] as const)
    duplicates(
      policies,
      (policy) => policy[column],
      ({ row }, text) => findings.add('duplicate', { sheet, row, column }, { text }),
    );
}
