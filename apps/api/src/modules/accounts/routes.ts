import * as passwords from '@onegi/contract/calls/accounts/passwords';
import * as sessions from '@onegi/contract/calls/accounts/sessions';
import * as signIn from '@onegi/contract/calls/accounts/sign-in';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { callerOf } from '../../http/caller.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { givenToken, giveSession, takeSession } from '../../http/session.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { texts } from '../../lib/texts.ts';
import { acceptLogin } from './accept-login.ts';
import { beginLogin } from './begin-login.ts';
import { makeCaptcha } from './captcha/make-captcha.ts';
import { changePassword } from './change-password.ts';
import { describeMe } from './describe-me.ts';
import { endOtherSessions, endOwnSession, endSessionOf } from './end-sessions.ts';
import { sendFirstLoginCode, setFirstPassword, verifyFirstLoginCode } from './first-login.ts';
import { maskedEmailOf, sendTemporaryPassword } from './forgot-password.ts';
import { listSessions } from './list-sessions.ts';
import { describeMenus } from './menus.ts';
import { loginByPasskey, offerPasskeyLogin } from './passkeys/login-by-passkey.ts';

/** Signing in and out, passwords, and the sessions of a user. */
export function accountsRoutes(app: Api, deps: Deps): void {
  serveCall(app, signIn.captcha, ({ query, request }) =>
    makeCaptcha(deps, query.captchaKind ?? 'image', callerOf(request, deps.seal).addressHash),
  );

  serveCall(app, signIn.loginIn, ({ body, request }) => beginLogin(deps, body, callerOf(request, deps.seal)));

  serveCall(app, signIn.passkeyLoginOptions, () => offerPasskeyLogin(deps));

  serveCall(app, signIn.passkeyLogin, ({ body, request }) => loginByPasskey(deps, body, callerOf(request, deps.seal)));

  serveCall(app, signIn.acceptLogin, async ({ body, request, reply }) => {
    const { token, answer } = await acceptLogin(deps, body, callerOf(request, deps.seal));
    const before = givenToken(request);
    if (before) await endSessionOf(deps, before.token, 'replaced');
    giveSession(reply, token, deps.config);
    return answer;
  });

  serveCall(app, signIn.logout, async ({ request, reply }) => {
    const given = givenToken(request);
    if (given) await endSessionOf(deps, given.token, 'logout');
    takeSession(reply, deps.config);
    return null;
  });

  serveCall(app, signIn.me, ({ request }) => describeMe(deps, request.actor));

  serveCall(app, sessions.menu, ({ request }) => describeMenus(request.actor));

  serveCall(app, passwords.loginSendCode, async ({ body, request }) => {
    await sendFirstLoginCode(deps, body, callerOf(request, deps.seal), body.language);
    return new AnswerWithMessage(null, 'accounts.codeSent');
  });

  serveCall(app, passwords.verifyCode, async ({ body }) => {
    await verifyFirstLoginCode(deps, body, body.oneTimeCode);
    return new AnswerWithMessage(null, 'accounts.codeRight');
  });

  serveCall(app, passwords.setFirstPassword, async ({ body }) => {
    await setFirstPassword(deps, body, body.oneTimeCode, body.firstPassword);
    return new AnswerWithMessage(null, 'accounts.passwordSet');
  });

  serveCall(app, passwords.verifyUser, async ({ body, request }) => ({
    maskedEmail: await maskedEmailOf(deps, body.loginName, callerOf(request, deps.seal)),
  }));

  serveCall(app, passwords.sendTemporaryPassword, async ({ body, request }) => {
    await sendTemporaryPassword(deps, body, callerOf(request, deps.seal));
    return new AnswerWithMessage({ messageZh: texts['zh-Hant']('accounts.temporarySent') }, 'accounts.temporarySent');
  });

  serveCall(app, passwords.changePassword, async ({ body, request, reply }) => {
    await changePassword(deps, requireSignedIn(request.actor), body);
    takeSession(reply, deps.config);
    return new AnswerWithMessage(null, 'accounts.passwordChanged');
  });

  serveCall(app, sessions.mySessions, ({ request }) => {
    const { userId, sessionId } = requireSignedIn(request.actor);
    return listSessions(deps, userId, sessionId);
  });

  serveCall(app, sessions.endSession, async ({ params, request }) => {
    await endOwnSession(deps, requireSignedIn(request.actor).userId, params.sessionId);
    return null;
  });

  serveCall(app, sessions.endOtherSessions, async ({ request }) => ({
    ended: await endOtherSessions(deps, requireSignedIn(request.actor)),
  }));
}
