import type { AnswerOf } from '@onegi/contract/call';
import type { getRequest } from '@onegi/contract/calls/requests/my-requests';
import { type Answers, optionsOf, type Question, questionsAnswered } from '@onegi/contract/questions';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { idOfRef } from '../../lib/refs.ts';
import type { Seal } from '../../lib/seal.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import { describeTemplate } from '../templates/open-template.ts';
import { readSearch } from '../templates/read-search.ts';
import type { AskedPlan } from '../templates/template.ts';
import { templateOfVersion } from '../templates/templates.ts';
import { describeRequest } from './describe-request.ts';
import { type CaseExtras, type RequestRow, sealOwner } from './tables.ts';

type GivenAnswer = AnswerOf<typeof getRequest>['answers'][number];

/** What was answered, and beside it what was told of the plan; of a case, what else was filled in. */
type StoredForm = Record<string, string> & { readonly asked?: AskedPlan } & Partial<CaseExtras>;

/** '250000.50' becomes '250,000.50'. */
function grouped(amount: string): string {
  const [whole = '', ...cents] = amount.split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.');
}

/** An answer in words: of a list the option's, of a yes or no that, of money with its thousands, else as it was typed. */
function inWords(questions: readonly Question[], answers: Answers, asked: Question): Bilingual {
  const value = answers[asked.questionId] ?? '';
  if (asked.type === 'RADIO_NO_SHOW') return bothTexts(`templates.answers.${value === 'Y' ? 'thatIsRight' : 'notSo'}`);
  if (asked.type === 'RADIO') return bothTexts(`templates.answers.${value === 'Y' ? 'yes' : 'no'}`);
  const option = optionsOf(questions, answers, asked).find((each) => each.value === value);
  if (option) return { en: option.label, zhHant: option.labelZh };
  const shown = asked.type.startsWith('NUMERIC') ? grouped(value) : value;
  return { en: shown, zhHant: shown };
}

interface OpenedForm extends CaseExtras {
  readonly asked: AskedPlan | undefined;
  readonly given: Record<string, string>;
}

/** What was typed into a request's form, and what was told of the plan. */
export function openForm(seal: Seal, row: RequestRow): OpenedForm {
  const stored = seal.open<StoredForm>(sealOwner(row.id), row.form_sealed);
  const { asked, employees = [], descriptions = {}, ...given } = stored;
  return { asked, employees, descriptions, given };
}

/**
 * What was asked and answered in a request, in words.
 * @param isTold false for rows that the reader need not know
 * @throws AppError quoteRequest.notFound where its template is known no more
 */
export function answersOf(
  { seal, catalogue }: Pick<Deps, 'seal' | 'catalogue'>,
  row: RequestRow,
  isShown: (question: Question) => boolean = () => true,
): GivenAnswer[] {
  const template = templateOfVersion(row.template, row.template_version);
  if (!template) throw new AppError('quoteRequest.notFound');
  const { asked, given } = openForm(seal, row);
  const { questions } = describeTemplate(catalogue.current(), template, {
    audience: row.audience,
    product: row.product,
    insurer: row.insurer_code ?? undefined,
    asked,
    search: readSearch(row.product, row.search_url?.split('?')[1] ?? ''),
  });
  const known = questions.filter(({ editable, initial }) => !editable && initial !== undefined);
  const fixed = Object.fromEntries(known.map(({ questionId, initial = '' }) => [questionId, initial]));
  return [
    ...known.filter(isShown).map((question) => {
      const words = inWords(questions, fixed, question);
      const isListed = question.options !== undefined;
      return line(question, isListed ? words : { en: words.en, zhHant: question.initialZh ?? words.zhHant });
    }),
    ...questionsAnswered(questions, given)
      .filter(isShown)
      .map((question) => line(question, inWords(questions, given, question))),
  ];
}

/**
 * A request with what was asked and answered, for whoever holds its reference.
 * @throws AppError quoteRequest.notFound, for a wrong and for a guessed reference alike
 */
export async function readRequest(deps: Deps, actor: Actor, requestRef: string): Promise<AnswerOf<typeof getRequest>> {
  const id = idOfRef(deps.seal, 'request', requestRef);
  const row = id
    ? await deps.db
        .selectFrom('quote_requests')
        .selectAll()
        .where('id', '=', id)
        // A case is opened by who may see it, not by who holds a reference.
        .where('audience', '=', 'visitor')
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('quoteRequest.notFound');
  const by = { actor, now: deps.clock.now() };
  return {
    ...describeRequest({ seal: deps.seal, snapshot: deps.catalogue.current() }, row, by),
    answers: answersOf(deps, row),
  };
}

const line = (asked: Question, words: Bilingual): GivenAnswer => ({
  asked: asked.label,
  askedZh: asked.labelZh,
  answer: words.en,
  answerZh: words.zhHant,
});
