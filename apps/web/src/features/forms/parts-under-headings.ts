import type { Question } from '@onegi/contract/questions';
import type { InLanguage } from '../../lib/use-in-language.ts';

/** The rows of a form under the headings that stand between them; those before the first heading come without a title. */
export function partsUnderHeadings(
  questions: readonly Question[],
  pick: InLanguage,
): { title: string; rows: Question[] }[] {
  const parts: { title: string; rows: Question[] }[] = [];
  for (const asked of questions) {
    const { heading, headingZh } = asked;
    if (heading !== undefined || parts.length === 0) {
      parts.push({ title: heading === undefined ? '' : pick(heading, headingZh), rows: [] });
    }
    parts.at(-1)?.rows.push(asked);
  }
  return parts;
}
