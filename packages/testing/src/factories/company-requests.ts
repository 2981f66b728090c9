import { companyFields as c } from '@onegi/contract/fields/company';
import { sendEnquiry } from '../../../../apps/api/src/modules/company/send-enquiry.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { signedInAs } from './accounts.ts';

/** What a visitor types into the contact form, as it travels. */
export const anEnquiry = {
  [c.name.wire]: 'Chan Tai Man',
  [c.email.wire]: 'demo01@example.com',
  [c.phone.wire]: '2123 4567',
  [c.enquiry.wire]: 'Which plan covers skiing?',
  [c.language.wire]: 'en',
};

/** Forgets how many enquiries were sent. */
/** As if nobody had asked anything today. */
export const forgetEnquiries = ({ deps }: TestApp) =>
  deps.db.deleteFrom('rate_limit_hits').where('limit_key', 'like', 'enquiry-%').execute();

/** The id of an enquiry that was just sent. */
export async function anEnquiryId(shop: TestApp): Promise<string> {
  const { deps } = shop;
  const caller = deps.seal.hash('address', 'test');
  await forgetEnquiries(shop);
  const { data } = await sendEnquiry(deps, { name: 'A', email: 'a@example.com', enquiry: 'B' }, caller);
  const row = await deps.db
    .selectFrom('enquiries')
    .select('id')
    .where('enquiry_number', '=', data.enquiryNumber)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A request for every call of the company that succeeds, made anew for every attempt. */
export function companyRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const headers = async () => (await officer).browser;
  const older = {
    [c.name.wire]: 'Chan Tai Man',
    [c.olderEmail.wire]: 'demo01@example.com',
    [c.olderPhone.wire]: '',
    [c.olderEnquiry.wire]: '旅遊保險包括滑雪嗎？',
  };
  const sent = (body: Record<string, string>) => async () => {
    await forgetEnquiries(shop);
    return { body };
  };
  return {
    officeInfo: async () => ({}),
    contactDetail: async () => ({}),
    companyFacts: async () => ({}),
    sendEnquiry: sent(anEnquiry),
    sendOlderEnquiry: sent(older),
    listEnquiries: async () => ({ headers: await headers(), body: { current: 1, size: 20, [c.state.wire]: 'O' } }),
    listEnquiriesExport: async () => ({ headers: await headers(), body: { language: 'en' } }),
    assignEnquiry: async () => ({
      headers: await headers(),
      body: { [c.id.wire]: await anEnquiryId(shop), assigneeId: (await officer).id, assigneeSeen: null },
    }),
    replyToEnquiry: async () => ({
      headers: await headers(),
      body: { [c.id.wire]: await anEnquiryId(shop), answerText: 'Yes, it does.' },
    }),
    closeEnquiry: async () => ({ headers: await headers(), body: { [c.id.wire]: await anEnquiryId(shop) } }),
    enquiryAssignees: async () => ({ headers: await headers() }),
    enquiryHistory: async () => ({ headers: await headers(), params: { [c.id.wire]: await anEnquiryId(shop) } }),
    answerEnquiry: async () => ({
      headers: await headers(),
      body: { [c.id.wire]: await anEnquiryId(shop), answered: true },
    }),
  };
}
