import type { PolicyMatterRow } from '@onegi/contract/calls/policies/policy-matter';
import { isPrintable } from '@onegi/contract/fields/formats';
import { LONGEST_CONTENT, MOST_MATTER_ROWS } from '@onegi/contract/fields/subject-matter';
import type { KeptRow, SealedMatter } from '../../subject-matter/tables.ts';

const LONGEST_NAME = 100;

/** A text as a row can hold it: characters that its fields refuse are left out. */
const fitting = (text: string, most: number) =>
  [...text.replaceAll(/[^\P{Cc}\n]/gu, '')].filter(isPrintable).join('').trim().slice(0, most).trim();

/** A content is one text for readers of both languages. */
const inBoth = (en: string, zhHant: string) => (en === zhHant ? en : `${en} ${zhHant}`);

const rowOf = (type: KeptRow['type'], name: string, nameZh: string, content = ''): Omit<KeptRow, 'number'> => ({
  name: fitting(name.replaceAll('\n', ' '), LONGEST_NAME) || '–',
  nameZh,
  type,
  maxLength: LONGEST_CONTENT,
  content,
  printed: false,
  endorsable: true,
});

/**
 * Who is insured and what was answered when a policy was sold, as the rows that a draft of an endorsement begins with: what is
 * written for it stands from then on for all that is insured, so that nothing may be missing there.
 */
export function matterAsSold(sold: readonly PolicyMatterRow[]): SealedMatter {
  const rows = sold
    .flatMap(({ matterHeading, matterHeadingZh, ...row }) => [
      ...(matterHeading ? [rowOf('CLAIMSH', matterHeading, matterHeadingZh)] : []),
      rowOf(
        'VARCHAR',
        row.matterName,
        row.matterNameZh,
        fitting(inBoth(row.matterValue, row.matterValueZh), LONGEST_CONTENT),
      ),
    ])
    .slice(0, MOST_MATTER_ROWS)
    .map((row, at) => ({ number: at + 1, ...row }));
  return { rows, lastNumber: rows.length };
}

/** Rows with facts as endorsements have left them: in the rows of their names, else below. */
export function withFacts({ rows, lastNumber }: SealedMatter, changed: readonly PolicyMatterRow[]): SealedMatter {
  const facts = matterAsSold(changed).rows;
  const isOf = (row: KeptRow, fact: KeptRow) =>
    row.type === fact.type && row.name === fact.name && fact.content.length <= row.maxLength;
  const contentOf = (row: KeptRow) => facts.find((fact) => isOf(row, fact))?.content ?? row.content;
  const below = facts.filter((fact) => !rows.some((row) => isOf(row, fact)));
  // A heading does not stand alone.
  const added = below.some(({ type }) => type !== 'CLAIMSH') ? below : [];
  const all = [
    ...rows.map((row) => ({ ...row, content: contentOf(row) })),
    ...added.map((row, at) => ({ ...row, number: lastNumber + at + 1 })),
  ].slice(0, MOST_MATTER_ROWS);
  return { rows: all, lastNumber: lastNumber + added.length };
}
