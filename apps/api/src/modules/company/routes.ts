import * as contact from '@onegi/contract/calls/company/contact';
import * as enquiries from '@onegi/contract/calls/company/enquiries';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { callerOf } from '../../http/caller.ts';
import type { Api, Request } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import { listAssignees } from '../accounts/users/list-assignees.ts';
import { readCaseHistory } from '../workflow/case-history.ts';
import { answerEnquiry, assignEnquiry, closeEnquiry, replyToEnquiry } from './answer-enquiry.ts';
import { companyFacts } from './company-facts.ts';
import { listedEnquiries } from './list-enquiries.ts';
import { officeInfo } from './office-info.ts';
import { type NewEnquiry, sendEnquiry } from './send-enquiry.ts';

/** How the office is reached, what is asked of it, and what the company says about itself in figures. */
export function companyRoutes(app: Api, deps: Deps): void {
  serveCall(app, contact.officeInfo, () => officeInfo(deps));
  serveCall(app, contact.contactDetail, () => officeInfo(deps));
  serveCall(app, contact.companyFacts, () => companyFacts(deps));
  const send = (body: NewEnquiry, request: Request) =>
    sendEnquiry(deps, body, callerOf(request, deps.seal).addressHash);
  serveCall(app, contact.sendEnquiry, ({ body, request }) => send(body, request));
  serveCall(app, contact.sendOlderEnquiry, ({ body, request }) => send(body, request));

  serveList(app, deps, enquiries.enquiryList, (asked, { actor }) => listedEnquiries(deps, asked, actor));
  serveCall(app, enquiries.answerEnquiry, async ({ body, request }) => {
    const enquiry = await answerEnquiry(deps, requireSignedIn(request.actor), body);
    return new AnswerWithMessage(enquiry, body.answered ? 'enquiries.answered' : 'enquiries.reopened');
  });
  serveCall(app, enquiries.assignEnquiry, ({ body, request }) =>
    assignEnquiry(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, enquiries.replyToEnquiry, ({ body, request }) =>
    replyToEnquiry(deps, requireSignedIn(request.actor), body),
  );
  serveCall(app, enquiries.closeEnquiry, ({ body, request }) =>
    closeEnquiry(deps, requireSignedIn(request.actor), body.id),
  );
  serveCall(app, enquiries.enquiryAssignees, () => listAssignees(deps.db, 'enquiries.answer'));
  serveCall(app, enquiries.enquiryHistory, async ({ params }) => ({
    history: await readCaseHistory(deps.db, params.id),
  }));
}
