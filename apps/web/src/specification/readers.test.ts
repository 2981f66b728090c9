import { apply as english } from '@onegi/messages/en/apply';
import { forms as englishForms } from '@onegi/messages/en/forms';
import { apply as chinese } from '@onegi/messages/zh-Hant/apply';
import { forms as chineseForms } from '@onegi/messages/zh-Hant/forms';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';

/** What steps 3 to 5 say of the person who is insured. A purchase link's page and the outbox speak to the client alone. */
const parts = [
  'start',
  'page',
  'substeps',
  'closed',
  'covers',
  'fields',
  'headings',
  'details',
  'review',
  'handOver',
  'summary',
  'pay',
  'confirmation',
] as const;

/** Who sells neither confirms nor pays, and reads this in place of the rest of the page that pays. */
const toConsultants = ['apply.pay.clientTitle', 'apply.pay.client'];
const toVisitors = [
  ...['apply.pay.lead', 'apply.pay.next2', 'apply.pay.next3', 'apply.pay.cancelled', 'apply.pay.fine'],
  'apply.pay.outcome.refundDue.text',
];

/** What is the reader's own, whoever it is: the search they made, and the declarations, which are signed. */
const own = [
  'apply.review.cover',
  'apply.details.changeSearch',
  'apply.review.wording',
  'apply.review.marketing',
  'apply.review.marketingYes',
];

function keysOf(texts: object, prefix: string): string[] {
  return Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'string' ? `${prefix}.${key}` : keysOf(inner as object, `${prefix}.${key}`),
  );
}

const keys = parts.flatMap((part) => keysOf(english[part], `apply.${part}`)).filter((key) => !own.includes(key));

const given = {
  ...{ line: 'TRAVEL', kind: 'A', trip: 'single', reason: 'other', count: 2, optional: 0, days: 2, seconds: 3 },
  ...{ amount: 'HK$1', price: 'HK$1', percent: 5, date: '1 May', from: '1', until: '2', hours: '9-5', number: '2000' },
  ...{ part: 'x', person: 'x', field: 'x', email: 'a@example.com' },
};

function textsFor(reader: 'consultant' | 'visitor', locale: 'en' | 'zh-Hant', line: string): Record<string, string> {
  const t = createTranslator({
    locale,
    messages: { apply: locale === 'en' ? english : chinese },
    onError(error) {
      throw error;
    },
  });
  const toOthers = reader === 'consultant' ? toVisitors : toConsultants;
  const read = keys.filter((key) => !toOthers.includes(key));
  return Object.fromEntries(
    read.map((key) => [key, t(key as 'apply.start.title', { ...given, reader, line } as never)]),
  );
}

const matching = (texts: Record<string, string>, pattern: RegExp) =>
  Object.entries(texts).filter(([, text]) => pattern.test(text));

describe.each(['TRAVEL', 'MOTOR', 'HOME'])('in steps 3 to 5 of %s', (line) => {
  test('a consultant is spoken to about a client, not as the insured', () => {
    expect(
      matching(textsFor('consultant', 'en', line), /\b(your|yours|yourself|I|my|you are|you buy|you need)\b/i),
    ).toEqual([]);
    expect(matching(textsFor('consultant', 'zh-Hant', line), /你(的|本人|是|為他人)|(聯絡|給)你|我(?!們)/)).toEqual([]);
  });

  test('a visitor is spoken to as the one who buys', () => {
    expect(matching(textsFor('visitor', 'en', line), /\bclient/i)).toEqual([]);
    expect(matching(textsFor('visitor', 'zh-Hant', line), /客戶/)).toEqual([]);
    expect(textsFor('visitor', 'en', line)).toMatchObject({
      'apply.details.title': 'Your details',
      'apply.summary.title': 'Your plan',
      'apply.confirmation.doneTitle': 'You are covered',
    });
    expect(textsFor('visitor', 'zh-Hant', line)['apply.summary.title']).toBe('你的計劃');
  });
});

test('the questions of a form, which are printed with the policy, speak of the applicant', () => {
  expect(JSON.stringify(englishForms)).not.toMatch(/\b(your?|my)\b/i);
  expect(JSON.stringify(chineseForms)).not.toContain('你');
});
