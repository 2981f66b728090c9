import type { Question } from '@onegi/contract/questions';
import { messages } from '@onegi/messages';
import { common } from '@onegi/messages/zh-Hant/common';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { aQuestion } from './a-question.ts';
import { useMissingAnswer } from './use-missing-answer.ts';

const Missing = ({ asked }: { asked: Question }) => useMissingAnswer()(asked);
function words(what: Partial<Question>, locale: 'en' | 'zh-Hant' = 'en') {
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en' ? messages : { common }} timeZone="Asia/Hong_Kong">
      <Missing asked={aQuestion(what)} />
    </IntlProvider>,
  );
}

it('says what to enter or to choose', () => {
  expect(words({ label: 'Date of birth', type: 'DATE' })).toBe('Enter the date of birth');
  expect(words({ label: 'HKID number' })).toBe('Enter the HKID number');
  expect(words({ label: 'E-mail' })).toBe('Enter the e-mail');
  expect(words({ label: 'Your occupation' })).toBe('Enter your occupation');
  expect(words({ label: 'District', type: 'SPINNER' })).toBe('Choose the district');
  expect(words({ labelZh: '出生日期', type: 'DATE' }, 'zh-Hant')).toBe('請填寫出生日期');
  expect(words({ labelZh: '地區', type: 'SPINNER' }, 'zh-Hant')).toBe('請選擇地區');
});

it('asks for an answer where the label is a question or a statement', () => {
  expect(words({ label: 'Is it left empty?', type: 'RADIO' })).toBe('Please answer this question');
  expect(words({ label: 'You are the', type: 'SPINNER' })).toBe('Please answer this question');
  expect(words({ label: 'No loss in the past 3 years', type: 'RADIO_NO_SHOW' })).toBe(
    'Please say whether this is right',
  );
});
