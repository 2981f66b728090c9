import type { FieldFailure } from '../../http/app-error.ts';
import type { PdfMaker } from '../../ports/pdfs.ts';
import { unprintableIn } from '../documents/unprintable.ts';
import type { CheckedApplication } from './check-application.ts';

/** What an application says in words of its own that stand on the policy: the address and the answers. */
export async function checkPrinting(pdfs: PdfMaker, { applicant, form }: CheckedApplication): Promise<FieldFailure[]> {
  const found: FieldFailure[] = [];
  const address = (['flat', 'floor', 'building', 'street'] as const).map((name) => [
    `applicant.${name}`,
    applicant[name],
  ]);
  const answered = Object.entries(form.answers).map(([question, answer]) => [`answers.${question}`, answer]);
  for (const [field, text] of [...address, ...answered]) {
    const characters = await unprintableIn(pdfs, text ?? '');
    if (characters.length === 0) continue;
    const params = { characters: characters.join('') };
    found.push({ field: field as string, message: 'validation.characters', params });
  }
  return found;
}
