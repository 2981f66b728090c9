import { applicationList } from '@onegi/contract/calls/purchases/application-list';
import {
  applicationState as applicationStateCall,
  getApplication as getApplicationCall,
  handOver as handOverCall,
  saveApplication as saveApplicationCall,
  startApplication as startApplicationCall,
  submitApplication as submitApplicationCall,
} from '@onegi/contract/calls/purchases/applications';
import { getConfirmation as getConfirmationCall, policyCalendar } from '@onegi/contract/calls/purchases/confirmation';
import { openLink as openLinkCall } from '@onegi/contract/calls/purchases/open-link';
import { closeChargeback as closeChargebackCall, paymentList } from '@onegi/contract/calls/purchases/payment-list';
import {
  getPayment as getPaymentCall,
  paymentWebhook,
  startPayment as startPaymentCall,
} from '@onegi/contract/calls/purchases/payments';
import { sendLink as sendLinkCall } from '@onegi/contract/calls/purchases/send-link';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { browserName } from '../../http/browser-name.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { serveList } from '../../lists/serve-list.ts';
import type { Actor } from '../../ports/actor.ts';
import { GatewayUnavailable, RefusedNotice } from '../../ports/payments.ts';
import { sellingCode } from '../accounts/selling-code.ts';
import { refundPaymentJob } from '../policies/refund-payment-job.ts';
import { openContent } from './application-content.ts';
import { closeChargeback } from './close-chargeback.ts';
import { describeApplication, quoteOf } from './describe-application.ts';
import { readApplication, readApplicationState } from './find-application.ts';
import { getConfirmation, sendCalendar } from './get-confirmation.ts';
import { getPayment } from './get-payment.ts';
import { handOver } from './hand-over.ts';
import { listedApplications } from './list-applications.ts';
import { listedPayments } from './list-payments.ts';
import { openLink } from './open-link.ts';
import { refundPayment } from './refund-payment.ts';
import { saveApplication } from './save-application.ts';
import { sendLink } from './send-link.ts';
import { startApplication } from './start-application.ts';
import { startPayment } from './start-payment.ts';
import { submitApplication } from './submit-application.ts';
import { takePaymentNotice } from './take-payment-notice.ts';

/**
 * Whoever is signed in sells: the declarations and the payment are the client's alone (decision 062).
 * @throws AppError application.clientConfirms
 */
function requireClient({ userId }: Actor): void {
  if (userId !== null) throw new AppError('application.clientConfirms');
}

/** Purchase link, application, payment and confirmation; and the work of giving money back. */
export function purchasesRoutes(app: Api, deps: Deps): void {
  deps.jobs.work(refundPaymentJob, { run: ({ paymentId }) => refundPayment(deps, paymentId) });

  serveCall(app, sendLinkCall, ({ body, request, reply }) => {
    const browser = browserName(request, reply, deps.config);
    return sendLink(deps, body, { browser, consultantCode: sellingCode(request.actor) });
  });

  serveCall(app, openLinkCall, ({ params }) => openLink(deps, params.linkToken));

  serveCall(app, startApplicationCall, ({ body, request, reply }) => {
    const browser = browserName(request, reply, deps.config);
    return startApplication(deps, { ...body, browser, consultantCode: sellingCode(request.actor) });
  });

  serveCall(app, getApplicationCall, async ({ params }) => {
    const row = await readApplication(deps, params.applicationRef);
    return describeApplication(deps, row, openContent(deps.seal, row), await quoteOf(deps, row));
  });

  serveCall(app, applicationStateCall, async ({ params }) => ({
    state: await readApplicationState(deps, params.applicationRef),
  }));

  serveCall(app, saveApplicationCall, ({ params, body, request }) =>
    saveApplication(deps, params.applicationRef, { ...body, consultantCode: sellingCode(request.actor) }),
  );

  serveCall(app, submitApplicationCall, ({ params, body, request }) => {
    requireClient(request.actor);
    return submitApplication(deps, params.applicationRef, body);
  });

  serveCall(app, handOverCall, ({ params, body, request }) =>
    handOver(deps, params.applicationRef, { ...body, consultantCode: sellingCode(request.actor) }),
  );

  serveCall(app, startPaymentCall, ({ body, request }) => {
    requireClient(request.actor);
    return startPayment(deps, body.applicationRef, body.shownTotalCents);
  });

  serveCall(app, getPaymentCall, ({ params }) => getPayment(deps, params.paymentRef));

  serveCall(
    app,
    paymentWebhook,
    async ({ params: { gateway }, request }) => {
      if (gateway !== deps.payments.name || !Buffer.isBuffer(request.body)) throw new AppError('webhook.refused');
      try {
        const notice = await deps.payments.verify(request.body, request.headers, deps.clock.now());
        if (notice) await takePaymentNotice(deps, gateway, notice);
      } catch (error) {
        if (error instanceof RefusedNotice) throw new AppError('webhook.refused');
        // The gateway repeats what was not taken.
        if (error instanceof GatewayUnavailable) throw new AppError('server.busy');
        throw error;
      }
      return { received: true };
    },
    { rawBody: true },
  );

  serveCall(app, getConfirmationCall, ({ params }) => getConfirmation(deps, params.applicationRef));

  serveCall(app, policyCalendar, ({ params, query, reply }) =>
    sendCalendar(deps, reply, params.applicationRef, query.language ?? 'en'),
  );

  serveList(app, deps, applicationList, (asked, { actor }) =>
    listedApplications(deps, asked, actor, scopeOf(actor, 'applications.read') ?? 'own'),
  );
  serveList(app, deps, paymentList, (asked) => listedPayments(deps, asked));
  serveCall(app, closeChargebackCall, ({ body, request }) =>
    closeChargeback(deps, requireSignedIn(request.actor), body.paymentId),
  );
}
