import type { TestApp } from '../app.ts';
import { aUser } from './accounts.ts';
import { anEnquiryId } from './company-requests.ts';
import { aContentFile, aFaq } from './content-requests.ts';

type State = 'draft' | 'published' | 'withdrawn';

async function anEnquiryIn(shop: TestApp, state: string): Promise<string> {
  const id = await anEnquiryId(shop);
  const answer = { answered_by: (await aUser(shop)).id, answered_at: shop.clock.now() };
  const change = state === 'answered' ? answer : { answered_by: null, answered_at: null };
  await shop.deps.db.updateTable('enquiries').set(change).where('id', '=', id).execute();
  return id;
}

/** The id of a new case of a workflow in one of its states, by the workflow's name. */
export const workflowCases: Readonly<Record<string, (shop: TestApp, state: string) => Promise<string>>> = {
  file: (shop, state) => aContentFile(shop, 'news', state as State),
  faq: (shop, state) => aFaq(shop, state as State),
  enquiry: anEnquiryIn,
};
