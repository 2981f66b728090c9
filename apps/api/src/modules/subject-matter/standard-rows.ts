import type { MatterType } from '@onegi/contract/fields/subject-matter';
import { bothTexts } from '../../lib/texts.ts';
import type { KeptRow } from './tables.ts';

/** The rows of public liability, in their order. */
const publicLiability: readonly (readonly [name: string, type: MatterType, maxLength: number])[] = [
  ['situation', 'VARCHAR', 200],
  ['business', 'VARCHAR', 100],
  ['accidentLimit', 'NUMERIC', 15],
  ['aggregateLimit', 'NUMERIC', 15],
  ['excess', 'NUMERIC', 12],
  ['commencement', 'DATE', 10],
  ['clauses', 'LFV', 1_000],
  ['claims', 'CLAIMSH', 50],
  ['claim1', 'CLAIMSN', 15],
  ['claim2', 'CLAIMSN', 15],
  ['claim3', 'CLAIMSN', 15],
];

/** What stands for a case before anybody has written anything. */
export const standardRows: readonly KeptRow[] = publicLiability.map(([name, type, maxLength], at) => {
  const { en, zhHant } = bothTexts(`subjectMatter.rows.${name}`);
  return { number: at + 1, name: en, nameZh: zhHant, type, maxLength, content: '', printed: false, endorsable: false };
});
