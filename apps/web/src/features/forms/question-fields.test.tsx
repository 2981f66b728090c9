import { checkAnswers } from '@onegi/contract/check-answers';
import type { Question } from '@onegi/contract/questions';
import { messages as english } from '@onegi/messages';
import { common } from '@onegi/messages/zh-Hant/common';
import { questionForm } from '@onegi/messages/zh-Hant/question-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { aQuestion } from './a-question.ts';
import { QuestionFields } from './question-fields.tsx';

function drawn(
  questions: Question[],
  answers: Record<string, string> = {},
  { locale = 'en', error }: { locale?: 'en' | 'zh-Hant'; error?: string } = {},
): string {
  const messages = locale === 'en' ? english : { common, questionForm };
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages} timeZone="Asia/Hong_Kong">
      <QuestionFields questions={questions} answers={answers} onChange={() => {}} errorOf={() => error} />
    </IntlProvider>,
  );
}

describe('a form made from questions', () => {
  it('gives a short text one line and a long one several, no longer than their size', () => {
    expect(drawn([aQuestion({ size: 100 })])).toMatch(/<input[^>]* maxLength="100"/i);
    expect(drawn([aQuestion({ size: 101 })])).toMatch(/<textarea[^>]* maxLength="101"/i);
  });

  it('keeps to one line where it is said how much may be typed', () => {
    const email = { ...aQuestion({ size: 120, format: 'email' }), typed: 120 };
    expect(drawn([email])).toMatch(/<input[^>]* maxLength="120"/i);
  });

  it('asks yes or no with two radio buttons under the question', () => {
    const markup = drawn([aQuestion({ questionId: 'smoker', type: 'RADIO', label: 'Do you smoke?' })], { smoker: 'N' });
    expect(markup).toContain('role="radiogroup" aria-labelledby="answers-smoker-label"');
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup).toMatch(/checked=""[^>]*value="N"|value="N"[^>]*checked=""/);
  });

  it('draws a question with its Yes and No listed as one without', () => {
    const options = [
      { value: 'Y', label: 'Yes', labelZh: '是' },
      { value: 'N', label: 'No', labelZh: '否' },
    ];
    for (const type of ['RADIO', 'RADIO_NO_SHOW'] as const)
      expect(drawn([aQuestion({ type, options })])).toBe(drawn([aQuestion({ type })]));
  });

  it('says after a row what stands there, in the language of the page', () => {
    const form = [aQuestion({ ending: 'Invoice value × 110%', endingZh: '發票金額 × 110%' })];
    expect(drawn(form)).toContain('Invoice value × 110%');
    expect(drawn(form, {}, { locale: 'zh-Hant' })).toContain('發票金額 × 110%');
  });

  it('shows a statement that holds or does not, answered by nobody yet', () => {
    const clean = aQuestion({ type: 'RADIO_NO_SHOW', label: 'No loss in the past 3 years' });
    const markup = drawn([clean]);
    expect(markup).toMatch(/That is right.*Not so/s);
    expect(markup).not.toMatch(/>Yes<|>No<|checked/);
    expect(drawn([clean], {}, { locale: 'zh-Hant' })).toMatch(/正確.*並非如此/s);
  });

  it('shows the row behind a clean answer only once the answer is No, and then as required', () => {
    const form = [
      aQuestion({ questionId: 'clean', type: 'RADIO_NO_SHOW', associated: 'why' }),
      aQuestion({ questionId: 'why', label: 'Details', required: false, size: 500, hidden: true }),
    ];
    expect(drawn(form)).not.toContain('Details');
    expect(drawn(form, { clean: 'Y' })).not.toContain('Details');
    expect(drawn(form, { clean: 'N' })).toMatch(/Details<\/label>/);
  });

  it('offers in a dependent list only what belongs to the first', () => {
    const form = [
      aQuestion({
        questionId: 'make',
        type: 'SPINNER_1',
        associated: 'model',
        options: [{ value: 'T', label: 'Toyota', labelZh: '豐田' }],
      }),
      aQuestion({
        questionId: 'model',
        type: 'SPINNER_2',
        options: [
          { value: 'NOAH', label: 'Noah', labelZh: 'Noah', parent: 'T' },
          { value: 'JAZZ', label: 'Jazz', labelZh: 'Jazz', parent: 'H' },
        ],
      }),
    ];
    expect(drawn(form)).not.toMatch(/Noah|Jazz/);
    expect(drawn(form, { make: 'T' })).toContain('Noah');
    expect(drawn(form, { make: 'T' })).not.toContain('Jazz');
  });

  it('hints at amounts above zero, shows money with thousands and types it on a number pad', () => {
    const markup = drawn([aQuestion({ type: 'NUMERIC_GT_0', size: 15 })], { Q1: '1234.50' });
    expect(markup).toContain('Amount (Greater Than 0)');
    expect(markup).toContain('inputMode="decimal"');
    expect(markup).toContain('value="1,234.50"');
  });

  it('keeps that hint beside one of the question’s own', () => {
    const own = { hint: 'Bands: up to 100,000', hintZh: '級別：100,000 以下' };
    const markup = drawn([aQuestion({ type: 'NUMERIC_GT_0', size: 15, ...own })]);
    for (const hint of ['Amount (Greater Than 0)', own.hint]) expect(markup).toContain(hint);
  });

  it('takes a date as a day and a whole number as digits', () => {
    expect(drawn([aQuestion({ type: 'DATE' })], { Q1: '2026-12-05' })).toContain('value="05/12/2026"');
    expect(drawn([aQuestion({ type: 'INTEGER', size: 4 })])).toContain('inputMode="numeric"');
  });

  it('cuts nothing off a number that is too large: it is refused instead', () => {
    const age = aQuestion({ type: 'INTEGER', size: 2, largest: 99 });
    const staff = aQuestion({ type: 'INTEGER', size: 4 });
    expect(drawn([age])).not.toMatch(/maxLength/i);
    expect(checkAnswers([age], { Q1: '100' }, '2026-11-22')).toEqual([
      { field: 'answers.Q1', message: 'validation.atMost', params: { maximum: 99 } },
    ]);
    expect(checkAnswers([staff], { Q1: '1234567' }, '2026-11-22')).toMatchObject([{ params: { maximum: 9_999 } }]);
  });

  it('speaks the language of the page: label, hint, heading and options', () => {
    const form = [
      aQuestion({
        type: 'SPINNER',
        required: false,
        heading: 'About you',
        headingZh: '關於你',
        hint: 'Pick one',
        hintZh: '選一項',
        options: [{ value: 'A', label: 'Morning', labelZh: '上午' }],
      }),
    ];
    const markup = drawn(form, {}, { locale: 'zh-Hant' });
    for (const words of ['關於你', '選一項', '問題', '選填', '請選擇', '上午']) expect(markup).toContain(words);
    expect(markup).not.toMatch(/Question|Morning|About you/);
  });

  it('ties the error to its control', () => {
    const markup = drawn([aQuestion({ questionId: 'OP03' })], {}, { error: 'This field is required' });
    expect(markup).toContain('aria-describedby="answers-OP03-error"');
    expect(markup).toContain('id="answers-OP03-error"');
    expect(markup).toContain('aria-invalid="true"');
  });
});
