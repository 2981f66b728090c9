import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { dependsOnOpen, type Question } from '@onegi/contract/questions';
import { AppError } from '../../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';
import { describeTemplate } from '../../templates/open-template.ts';
import { readSearch } from '../../templates/read-search.ts';
import { templateOfVersion } from '../../templates/templates.ts';
import type { RequestRow } from '../tables.ts';

/**
 * The form of a case, in the version that it was begun with.
 * @throws AppError quoteRequest.notFound where that is known no more
 */
export function formOf(
  snapshot: CatalogueSnapshot,
  row: Pick<RequestRow, 'template' | 'template_version' | 'product' | 'insurer_code'>,
): TemplateForm {
  const template = templateOfVersion(row.template, row.template_version);
  if (!template) throw new AppError('quoteRequest.notFound');
  const { product, insurer_code } = row;
  return describeTemplate(snapshot, template, {
    audience: 'consultant',
    product,
    insurer: insurer_code ?? undefined,
    search: readSearch(product, ''),
  });
}

/** The row whose answer decides whether another is asked, or what can be chosen there. */
const decides = (holder: Question, asked: Question): boolean =>
  holder.associated === asked.questionId || dependsOnOpen(asked, (questionId) => questionId === holder.questionId);

/** The rows that open again when some are asked for: with them those that depend on their answers. */
export function rowsOpened(questions: readonly Question[], askedFor: readonly string[]): ReadonlySet<string> {
  const opened = new Set(askedFor);
  for (const _ of questions) {
    const before = opened.size;
    for (const holder of questions.filter(({ questionId }) => opened.has(questionId)))
      for (const asked of questions) if (decides(holder, asked)) opened.add(asked.questionId);
    if (opened.size === before) break;
  }
  return opened;
}
