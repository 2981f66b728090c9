import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { checkAnswers } from '@onegi/contract/check-answers';
import type { RequestReason, TemplateId } from '@onegi/contract/fields/requests';
import { type Answers, answersThatCount } from '@onegi/contract/questions';
import { AppError, type FieldFailure } from '../../http/app-error.ts';
import type { Language } from '../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { openTemplate } from '../templates/open-template.ts';
import { templateOf } from '../templates/templates.ts';

export interface QuoteRequestInput {
  readonly templateId: TemplateId;
  readonly product: string;
  readonly insurer?: string | undefined;
  readonly plan?: string | undefined;
  readonly quoteRef?: string | undefined;
  readonly reason?: RequestReason | undefined;
  readonly searchUrl?: string | undefined;
  readonly promotionCode?: string | undefined;
  readonly answers: Answers;
  readonly language: Language;
}

export interface CheckedRequest {
  readonly form: TemplateForm;
  /** What was asked and answered, and nothing else. */
  readonly answers: Record<string, string>;
  readonly email: string;
  readonly contactName: string;
  readonly insurer: string | null;
  readonly promotionPercent: number | null;
}

/** Shown to an officer as a link: only a page of ours. */
const isOwnPage = (url: string) => /^\/(?![/\\])/.test(url);

/** The insurer as the form has it; a caller that does not fill in that row may name it beside the answers. */
function insurerOf(row: string | undefined, answers: Answers, insurer: string | undefined): string | null {
  return (row !== undefined && row in answers ? answers[row] : insurer) || null;
}

/**
 * Judges an input by its form's own data, as the page does.
 * @throws AppError request.invalid
 */
export function validateRequest(snapshot: CatalogueSnapshot, input: QuoteRequestInput): CheckedRequest {
  const { templateId, product, insurer, searchUrl, promotionCode, answers } = input;
  const template = templateOf(templateId);
  const fields: FieldFailure[] = [];
  if (searchUrl && !isOwnPage(searchUrl)) fields.push({ field: 'searchUrl', message: 'validation.text' });
  const promotionPercent = promotionCode ? (template.visitor?.promotions?.[promotionCode] ?? null) : null;
  if (promotionCode && promotionPercent === null) fields.push({ field: 'promotionCode', message: 'validation.choice' });
  const form = openTemplate(snapshot, { templateId, product, insurer, audience: 'visitor' });
  fields.push(...checkAnswers(form.questions, answers, snapshot.today));
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  const counted = answersThatCount(form.questions, answers);
  return {
    form,
    answers: counted,
    email: counted[template.visitor?.contact.email ?? ''] ?? '',
    contactName: counted[template.visitor?.contact.name ?? ''] ?? '',
    insurer: insurerOf(template.insurer, answers, insurer),
    promotionPercent,
  };
}
