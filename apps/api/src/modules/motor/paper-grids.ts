import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { motorPapers } from '@onegi/messages/en/motor-papers';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { MotorPaperPart } from '../../ports/pdfs.ts';
import { chosen, dayIn, dollarsIn, identityIn, labelled, plain } from './paper-texts.ts';

interface Column<Row> {
  /** Under each other where a column says two things. */
  readonly head: readonly (keyof (typeof motorPapers)['labels'])[];
  /** In points; 0 takes what is left. */
  readonly width: number;
  readonly of: (row: Row, at: number) => readonly Bilingual[];
}

const stacked = (all: readonly Bilingual[]): Bilingual => ({
  en: all.map(({ en }) => en).join('\n'),
  zhHant: all.map(({ zhHant }) => zhHant).join('\n'),
});

/** Rows as a table; none at all is said where the form says so. */
function gridPart<Row>(
  heading: 'drivers' | 'claims' | 'offences',
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): MotorPaperPart {
  const title = bothTexts(`motorPapers.parts.${heading}`);
  if (rows.length === 0) return { heading: title, rows: [{ label: title, value: bothTexts('motorPapers.nil') }] };
  return {
    heading: title,
    head: columns.map(({ head }) => stacked(head.map(labelled))),
    widths: columns.map(({ width }) => width),
    cells: rows.map((row, at) => columns.map(({ of }) => stacked(of(row, at)))),
  };
}

const numbered = {
  head: ['number'] as const,
  width: 20,
  of: (_: unknown, at: number) => [plain(String(at + 1))],
};

export const driversPart = ({ drivers }: MotorForm): MotorPaperPart =>
  gridPart(
    'drivers',
    [
      numbered,
      { head: ['name'], width: 0, of: ({ driverName }) => [plain(driverName)] },
      {
        head: ['hkid', 'bornOn'],
        width: 80,
        of: ({ driverHkid, driverBornOn }) => [identityIn(driverHkid), dayIn(driverBornOn)],
      },
      {
        head: ['licence', 'years'],
        width: 70,
        of: ({ driverLicence, driverYears }) => [plain(driverLicence), plain(driverYears)],
      },
      {
        head: ['occupation', 'relation'],
        width: 110,
        of: ({ driverOccupation, driverRelation }) => [
          chosen('occupation', driverOccupation),
          chosen('relation', driverRelation),
        ],
      },
    ],
    drivers,
  );

export const claimsPart = ({ claims }: MotorForm): MotorPaperPart =>
  gridPart(
    'claims',
    [
      numbered,
      { head: ['claimOn'], width: 110, of: ({ claimOn }) => [dayIn(claimOn)] },
      { head: ['claimNature'], width: 0, of: ({ claimNature }) => [chosen('claimNature', claimNature)] },
      { head: ['claimAmount'], width: 90, of: ({ claimDollars }) => [dollarsIn(claimDollars)] },
      { head: ['claimStatus'], width: 80, of: ({ claimStatus }) => [chosen('claimStatus', claimStatus)] },
    ],
    claims,
  );

export const offencesPart = ({ offences }: MotorForm): MotorPaperPart =>
  gridPart(
    'offences',
    [
      numbered,
      { head: ['claimOn'], width: 110, of: ({ offenceOn }) => [dayIn(offenceOn)] },
      { head: ['driver'], width: 50, of: ({ offenceDriver }) => [plain(offenceDriver)] },
      { head: ['offence'], width: 0, of: ({ offenceText }) => [plain(offenceText)] },
      { head: ['points'], width: 46, of: ({ offencePoints }) => [plain(offencePoints)] },
      { head: ['serious'], width: 50, of: ({ isSerious }) => [chosen('yesNo', isSerious)] },
    ],
    offences,
  );
