import type { Answers } from '@onegi/contract/questions';
import { readMark, writeMark } from '../purchases/session.ts';

/** Who asks and where they are is typed again after a reload: personal data is not kept in the browser. */
const personal = [
  ...['NAME', 'COMPANY', 'PHONE', 'EMAIL'],
  // The premises of a business; a customer and the day of birth; a registration mark and who drives.
  ...['BP03', 'OP03', 'OP04', 'OP05', 'OP06', 'OM06', 'OM10'],
];

/** What this tab remembers of a form, by its mark, so that a reload loses nothing else. */
export function readKeptAnswers(mark: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readMark(mark) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function keepAnswers(mark: string, answers: Answers): void {
  const kept = Object.entries(answers).filter(([id]) => !personal.includes(id));
  writeMark(mark, JSON.stringify(Object.fromEntries(kept)));
}

export const forgetAnswers = (mark: string) => writeMark(mark, undefined);
