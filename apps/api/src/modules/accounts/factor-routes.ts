import * as calls from '@onegi/contract/calls/accounts/second-factors';
import type { Deps } from '../../deps.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { describeFactors, renewRecoveryCodes } from './describe-factors.ts';
import { addPasskey, offerPasskey, removePasskey } from './passkeys/add-passkey.ts';
import { confirmTotp, disableTotp, enrolTotp } from './totp/enrol-totp.ts';

/** Authenticator app, passkeys and recovery codes of the user who asks. */
export function factorRoutes(app: Api, deps: Deps): void {
  serveCall(app, calls.secondFactor, ({ request }) => describeFactors(deps, requireSignedIn(request.actor)));

  serveCall(app, calls.enrolTotp, ({ body, request }) =>
    enrolTotp(deps, requireSignedIn(request.actor), body.passwordDigest),
  );

  serveCall(app, calls.confirmTotp, async ({ body, request }) => ({
    recoveryCodes: await confirmTotp(deps, requireSignedIn(request.actor), body.secondFactorCode),
  }));

  serveCall(app, calls.disableTotp, async ({ body, request }) => {
    await disableTotp(deps, requireSignedIn(request.actor), body.passwordDigest);
    return null;
  });

  serveCall(app, calls.newRecoveryCodes, async ({ body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, requireSignedIn(request.actor), body.passwordDigest),
  }));

  serveCall(app, calls.passkeyOptions, ({ body, request }) =>
    offerPasskey(deps, requireSignedIn(request.actor), body.passwordDigest),
  );

  serveCall(app, calls.addPasskey, ({ body, request }) => addPasskey(deps, requireSignedIn(request.actor), body));

  serveCall(app, calls.removePasskey, async ({ params, body, request }) => {
    await removePasskey(deps, requireSignedIn(request.actor), params.passkeyId, body.passwordDigest);
    return null;
  });
}
