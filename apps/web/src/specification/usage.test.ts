import { messages as english } from '@onegi/messages';
import { accountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { accountsWork } from '@onegi/messages/zh-Hant/accounts-work';
import { audit } from '@onegi/messages/zh-Hant/audit';
import { catalogue } from '@onegi/messages/zh-Hant/catalogue';
import { commercial } from '@onegi/messages/zh-Hant/commercial';
import { company } from '@onegi/messages/zh-Hant/company';
import { contact } from '@onegi/messages/zh-Hant/contact';
import { content } from '@onegi/messages/zh-Hant/content';
import { dashboard } from '@onegi/messages/zh-Hant/dashboard';
import { documents } from '@onegi/messages/zh-Hant/documents';
import { enquiryList } from '@onegi/messages/zh-Hant/enquiry-list';
import { errors } from '@onegi/messages/zh-Hant/errors';
import { frame } from '@onegi/messages/zh-Hant/frame';
import { menus } from '@onegi/messages/zh-Hant/menus';
import { policyList } from '@onegi/messages/zh-Hant/policy-list';
import { quotes } from '@onegi/messages/zh-Hant/quotes';
import { requestDesk } from '@onegi/messages/zh-Hant/request-desk';
import { requests } from '@onegi/messages/zh-Hant/requests';
import { subjectMatter } from '@onegi/messages/zh-Hant/subject-matter';
import { travel } from '@onegi/messages/zh-Hant/travel';
import { work } from '@onegi/messages/zh-Hant/work';
import { workplace } from '@onegi/messages/zh-Hant/workplace';
import { expect, test } from 'vitest';

const chinese = {
  ...{ accountsWeb, accountsWork, audit, contact, content, dashboard, enquiryList, menus, policyList },
  ...{ commercial, company, errors, frame, requestDesk, requests, subjectMatter, work, workplace },
};

type Texts = Pick<typeof english, keyof typeof chinese>;

/** The heading of each page that has a row in the menus. */
const headings = (texts: Texts): Partial<Record<keyof Texts['menus'], string>> => ({
  promotions: texts.content.promotions.title,
  activities: texts.content.activities.title,
  library: texts.content.library.title,
  claimsFaq: texts.content.faq.title,
  contactUs: texts.contact.title,
  dashboard: texts.dashboard.title,
  applications: texts.workplace.applications.title,
  payments: texts.workplace.payments.title,
  requests: texts.requests.mine.title,
  requestDesk: texts.requestDesk.title,
  policies: texts.policyList.title,
  enquiries: texts.enquiryList.title,
  contentEditor: texts.content.editor.title,
  users: texts.accountsWork.users.title,
  settings: texts.accountsWork.settings.title,
  recordAudit: texts.audit.title,
  sessions: texts.accountsWork.sessions.title,
  changePassword: texts.accountsWeb.password.title,
});

test.each([
  ['English', english],
  ['Chinese', chinese as Texts],
])('a page is called in the menus what its heading says, in %s', (_language, texts) => {
  const shown = headings(texts);
  const named = Object.keys(shown).map((item) => [item, texts.menus[item as keyof Texts['menus']]]);
  expect(Object.entries(shown)).toEqual(named);
});

test('news and requests for a quote are each one thing on the dashboard, in the editor and in the menus', () => {
  expect([content.editor.boxes.news, content.fileFailure.ways.news]).toEqual([menus.promotions, menus.promotions]);
  expect([dashboard.buttons.news, dashboard.news.title]).toEqual(['最新消息', '最新消息']);
  expect(JSON.stringify(chinese).match(/新聞|報價申請/)).toBeNull();
});

test('a choice of annual cover is called annual cover', () => {
  expect([travel.form.choices.tripType.A, quotes.tripType.A]).toEqual(['全年保障', '全年保障']);
  expect(JSON.stringify([travel, quotes, menus]).match(/全年旅遊(?!保險)/)).toBeNull();
});

test('what is published is taken down; what somebody asked for is withdrawn', () => {
  expect(JSON.stringify(content).match(/撤回/)).toBeNull();
  expect(JSON.stringify(requests).match(/撤下/)).toBeNull();
});

test('what a plan does not cover is not covered, rather than not applicable', () => {
  expect([catalogue.benefit.notCovered, documents.notCovered]).toEqual(['不承保', '不承保']);
});
