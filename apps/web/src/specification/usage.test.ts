import { accounts } from '@onegi/messages/zh-Hant/accounts';
import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { accountsWork } from '@onegi/messages/zh-Hant/accounts-work';
import { apply } from '@onegi/messages/zh-Hant/apply';
import { catalogue } from '@onegi/messages/zh-Hant/catalogue';
import { common } from '@onegi/messages/zh-Hant/common';
import { company } from '@onegi/messages/zh-Hant/company';
import { content } from '@onegi/messages/zh-Hant/content';
import { dashboard } from '@onegi/messages/zh-Hant/dashboard';
import { documents } from '@onegi/messages/zh-Hant/documents';
import { enquiries } from '@onegi/messages/zh-Hant/enquiries';
import { errors } from '@onegi/messages/zh-Hant/errors';
import { forms } from '@onegi/messages/zh-Hant/forms';
import { menus } from '@onegi/messages/zh-Hant/menus';
import { quotes } from '@onegi/messages/zh-Hant/quotes';
import { templates } from '@onegi/messages/zh-Hant/templates';
import { travel } from '@onegi/messages/zh-Hant/travel';
import { expect, test } from 'vitest';

/** What pages say, and schedules, which repeat the words of the forms. Wordings, legal texts and letters keep the formal address. */
const pages = {
  accounts,
  accountsWeb,
  accountsWork,
  apply,
  common,
  company,
  content,
  dashboard,
  enquiries,
  errors,
  forms,
  menus,
  quotes,
  templates,
  travel,
};

test.each(Object.entries(pages))('%s speaks to the reader in one way', (_name, texts) => {
  expect(JSON.stringify(texts).includes('閣下')).toBe(false);
});

test('annual travel and the news are called the same everywhere', () => {
  const words = JSON.stringify(pages);
  expect(['全年保障', '最新消息及優惠'].filter((name) => words.includes(name))).toEqual([]);
});

test('what a plan does not cover is not covered, rather than not applicable', () => {
  expect([catalogue.benefit.notCovered, documents.notCovered]).toEqual(['不承保', '不承保']);
});
