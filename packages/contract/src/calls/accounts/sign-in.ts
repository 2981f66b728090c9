import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts.ts';
import { optional, shape } from '../../shape.ts';

export const captcha = call({
  name: 'captcha',
  method: 'GET',
  path: '/common/captcha',
  summary: 'A new captcha: four digits in a PNG (a data address), or a question in words for who cannot see it',
  tag: 'accounts',
  permission: 'account.signIn',
  query: shape({ captchaKind: optional(a.captchaKind) }),
  answer: shape({
    captchaKey: a.captchaKey,
    captchaImage: optional(a.captchaImage),
    captchaQuestion: optional(a.captchaQuestion),
    captchaQuestionZh: optional(a.captchaQuestionZh),
  }),
});

/** What step 1 answers: the step to accept, and with what a second factor can be given where one is needed. */
const step = shape({
  stepId: a.stepId,
  secondFactors: a.secondFactors,
  passkeyOptions: optional(a.passkeyOptions),
});

export const loginIn = call({
  name: 'loginIn',
  method: 'POST',
  path: '/sys-common/login-in',
  summary: 'Login, step 1: name or e-mail, upper-case MD5 of the password, captcha; nothing is signed in yet',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({
    userName: a.userName,
    passwordDigest: a.passwordDigest,
    captcha: a.captcha,
    captchaKey: a.captchaKey,
  }),
  answer: step,
});

export const acceptLogin = call({
  name: 'acceptLogin',
  method: 'POST',
  path: '/sys-common/accept',
  summary: 'Login, step 2: the terms are accepted, with the second factor where one is needed; sets the session cookie',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({
    stepId: a.stepId,
    accepted: a.accepted,
    secondFactorCode: optional(a.secondFactorCode),
    recoveryCode: optional(a.recoveryCode),
    passkeyAnswer: optional(a.passkeyAnswer),
    language: optional(a.language),
  }),
  answer: shape({
    userEmail: a.userEmail,
    mustChangePassword: a.mustChangePassword,
    mustSetSecondFactor: a.mustSetSecondFactor,
  }),
});

export const passkeyLoginOptions = call({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/sys-common/passkey-login/options',
  summary: 'Login by passkey: what the browser has to sign',
  tag: 'accounts',
  permission: 'account.signIn',
  answer: shape({ passkeyKey: a.passkeyKey, passkeyOptions: a.passkeyOptions }),
});

export const passkeyLogin = call({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/sys-common/passkey-login',
  summary: 'Login by passkey in the place of step 1; the terms follow as always',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({ passkeyKey: a.passkeyKey, passkeyAnswer: a.passkeyAnswer }),
  answer: step,
});

export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/sys-common/logout',
  summary: 'Ends the session; no failure when there is none',
  tag: 'accounts',
  permission: 'account.signIn',
  answer: z.null(),
});

export const me = call({
  name: 'me',
  method: 'GET',
  path: '/sys-common/me',
  summary: 'Who is signed in, with roles, rights and consultant codes; signedIn is false for a visitor',
  tag: 'accounts',
  permission: 'account.signIn',
  answer: shape({
    signedIn: a.signedIn,
    userId: optional(a.userId),
    loginId: optional(a.loginId),
    name: optional(a.name),
    nameZh: optional(a.nameZh),
    userEmail: optional(a.userEmail),
    roles: a.roles,
    rights: a.rights,
    consultantCodes: a.consultantCodes,
    unit: a.unit,
    limitedTo: a.limitedTo,
  }),
});
