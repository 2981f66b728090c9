import { printMotorCase } from '@onegi/contract/calls/motor/papers';
import type { MotorState } from '@onegi/contract/fields/motor';
import { type MotorPaper, motorPapers } from '@onegi/contract/fields/motor-papers';
import type { MotorCaseRow } from './tables.ts';

type Known = Pick<MotorCaseRow, 'status' | 'total_cents' | 'cover_note_number' | 'certificate_number'>;

/** While a case is with the underwriter its premium is an indication, and what is over is offered no more. */
const offered: readonly MotorState[] = [
  'quoted',
  'cleared',
  'confirmed',
  'generated',
  'returned',
  'audited',
  'approved',
];
/** While a case is corrected, its cover note is not given out anew. */
const covered: readonly MotorState[] = ['generated', 'audited', 'approved'];

const exists: Record<MotorPaper, (row: Known) => boolean> = {
  proposal: () => true,
  quotation: ({ status, total_cents }) => total_cents !== null && offered.includes(status),
  coverNote: ({ status, cover_note_number }) => cover_note_number !== null && covered.includes(status),
  certificate: ({ certificate_number }) => certificate_number !== null,
};

/** The printed documents that there are of a case as it stands. */
export const papersOf = (row: Known): MotorPaper[] => motorPapers.filter((paper) => exists[paper](row));

/** Where they are printed; null for what there is not. */
export function paperUrls(row: Known & Pick<MotorCaseRow, 'quotation_number'>) {
  const papers = papersOf(row);
  const urlOf = (paper: MotorPaper) => {
    const asked = `${printMotorCase.query.wireName('quotationNumber')}=${row.quotation_number}`;
    const path = printMotorCase.path.replace(/\{\w+\}/, paper);
    return papers.includes(paper) ? `/api${path}?${asked}` : null;
  };
  return {
    papers,
    proposalUrl: urlOf('proposal'),
    quotationUrl: urlOf('quotation'),
    coverNoteUrl: urlOf('coverNote'),
    certificateUrl: urlOf('certificate'),
  };
}
