import type { Answers } from '@onegi/contract/questions';
import { readMark, writeMark } from '../purchases/session.ts';

const MARK = 'sme';
/** Who asks and where they are is typed again after a reload: personal data is not kept in the browser. */
const personal = ['NAME', 'COMPANY', 'PHONE', 'EMAIL', 'BP03'];

/** What this tab remembers of the quotation, so that a reload loses nothing else. */
export function readKeptAnswers(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readMark(MARK) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function keepAnswers(answers: Answers): void {
  const kept = Object.entries(answers).filter(([id]) => !personal.includes(id));
  writeMark(MARK, JSON.stringify(Object.fromEntries(kept)));
}

export const forgetAnswers = () => writeMark(MARK, undefined);
