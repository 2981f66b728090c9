import type { TemplateId } from '@onegi/contract/fields/requests';
import type { Language } from '../../src/lib/texts.ts';
import { assignEnquiry, closeEnquiry, replyToEnquiry } from '../../src/modules/company/answer-enquiry.ts';
import { sendEnquiry } from '../../src/modules/company/send-enquiry.ts';
import { answerRequest, assignRequest } from '../../src/modules/requests/answer-request.ts';
import { endRequest } from '../../src/modules/requests/change-request.ts';
import { requestQuote } from '../../src/modules/requests/request-quote.ts';
import { openTemplate } from '../../src/modules/templates/open-template.ts';
import type { Past } from '../past-parts.ts';
import { filledAnswers } from './filled-forms.ts';
import type { DemoPeople } from './play-case.ts';

type Outcome = 'waiting' | 'taken' | 'answered' | 'declined';

interface Request {
  readonly hoursAgo: number;
  readonly templateId: TemplateId;
  readonly product: string;
  readonly language: Language;
  readonly name: string;
  readonly outcome: Outcome;
}

const requests: readonly Request[] = [
  { hoursAgo: 0.3, templateId: 'OTHERS_P', product: 'TRAVEL', language: 'en', name: 'DEMO ONE', outcome: 'waiting' },
  { hoursAgo: 1.5, templateId: 'BP', product: 'BP', language: 'zh-Hant', name: '示範二', outcome: 'waiting' },
  { hoursAgo: 4, templateId: 'OTHERS_M', product: 'MOTOR', language: 'en', name: 'SAMPLE THREE', outcome: 'taken' },
  { hoursAgo: 15, templateId: 'OTHERS_P', product: 'MEDICAL', language: 'zh-Hant', name: '樣本四', outcome: 'waiting' },
  { hoursAgo: 23, templateId: 'OTHERS_P', product: 'HOME', language: 'en', name: 'DEMO FIVE', outcome: 'taken' },
  { hoursAgo: 29, templateId: 'BP', product: 'BP', language: 'en', name: 'DEMO SIX', outcome: 'waiting' },
  { hoursAgo: 50, templateId: 'OTHERS_P', product: 'GOLF', language: 'en', name: 'SAMPLE SEVEN', outcome: 'answered' },
  { hoursAgo: 74, templateId: 'OTHERS_M', product: 'MOTOR', language: 'zh-Hant', name: '示範八', outcome: 'answered' },
  { hoursAgo: 130, templateId: 'OTHERS_P', product: 'PET', language: 'en', name: 'DEMO NINE', outcome: 'declined' },
  { hoursAgo: 300, templateId: 'BP', product: 'BP', language: 'zh-Hant', name: '樣本十', outcome: 'answered' },
  {
    hoursAgo: 700,
    templateId: 'OTHERS_P',
    product: 'FIRE',
    language: 'en',
    name: 'SAMPLE ELEVEN',
    outcome: 'answered',
  },
  { hoursAgo: 1_500, templateId: 'OTHERS_P', product: 'PA', language: 'en', name: 'DEMO TWELVE', outcome: 'declined' },
];

const enquiries = [
  [0.5, 'en', 'DEMO THIRTEEN', 'Is a ski trip to Niseko covered by the annual travel plan?', 'waiting'],
  [7, 'zh-Hant', '示範十四', '請問家傭保險是否包括牙科保障？', 'waiting'],
  [26, 'en', 'SAMPLE FIFTEEN', 'Please send me the claim form for a lost suitcase.', 'taken'],
  [60, 'zh-Hant', '樣本十六', '我想更改保單上的通訊地址，應如何辦理？', 'answered'],
  [190, 'en', 'DEMO SEVENTEEN', 'Do you insure a fish tank of 400 litres in a flat?', 'answered'],
  [400, 'en', 'SAMPLE EIGHTEEN', 'I have found the answer on your page myself, thank you.', 'closed'],
] as const;

const HOUR_MS = 3_600_000;
const answers = {
  en: 'Thank you for your message. We have written to you with the details and the price.',
  'zh-Hant': '多謝查詢。詳情及保費已另函奉上。',
} as const;

/** Requests that visitors made themselves, and what the office did with them. */
export async function playRequests({ at, deps, handOverMails }: Past, { officers }: DemoPeople, now: Date) {
  for (const [index, { hoursAgo, templateId, product, language, name, outcome }] of requests.entries()) {
    const begun = now.getTime() - hoursAgo * HOUR_MS;
    at(new Date(begun));
    const form = openTemplate(deps.catalogue.current(), { templateId, product, audience: 'visitor' });
    const filling = { index: 60 + index, language, startsOn: deps.clock.today(), name };
    const given = filledAnswers(form, filling);
    const { requestNumber } = await requestQuote(
      deps,
      { templateId, product, language, answers: given },
      { browser: `demo-visitor-${index}`, consultantCode: null },
    );
    const officer = officers[index % officers.length] as DemoPeople['consultant'];
    at(new Date(begun + (hoursAgo / 3) * HOUR_MS));
    if (outcome !== 'waiting')
      await assignRequest(deps, officer, { requestNumber, assigneeId: officer.userId, assigneeSeen: null });
    at(new Date(begun + (hoursAgo / 2) * HOUR_MS));
    if (outcome === 'answered') await answerRequest(deps, officer, { requestNumber, answerText: answers[language] });
    if (outcome === 'declined')
      await endRequest(deps, officer, { requestNumber, outcome: 'decline', reason: undefined });
    await handOverMails();
  }
}

/** Questions that were sent by the contact page. */
export async function playEnquiries({ at, deps, handOverMails }: Past, { officers }: DemoPeople, now: Date) {
  for (const [index, [hoursAgo, language, name, enquiry, outcome]] of enquiries.entries()) {
    const begun = now.getTime() - hoursAgo * HOUR_MS;
    at(new Date(begun));
    const email = `visitor${String(index + 1).padStart(2, '0')}@example.com`;
    const from = deps.seal.hash('address', `demo-visitor-${index}`);
    const { data: received } = await sendEnquiry(deps, { name, email, phone: '', enquiry, language }, from);
    const { id } = await deps.db
      .selectFrom('enquiries')
      .select('id')
      .where('enquiry_number', '=', received.enquiryNumber)
      .executeTakeFirstOrThrow();
    const officer = officers[index % officers.length] as DemoPeople['consultant'];
    at(new Date(begun + (hoursAgo / 3) * HOUR_MS));
    if (outcome !== 'waiting')
      await assignEnquiry(deps, officer, { id, assigneeId: officer.userId, assigneeSeen: null });
    at(new Date(begun + (hoursAgo / 2) * HOUR_MS));
    if (outcome === 'answered') await replyToEnquiry(deps, officer, { id, answerText: answers[language] });
    if (outcome === 'closed') await closeEnquiry(deps, officer, id);
    await handOverMails();
  }
}
