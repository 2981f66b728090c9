import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts.ts';
import { listOf, shape } from '../../shape.ts';

const passkey = shape({
  passkeyId: a.passkeyId,
  passkeyName: a.passkeyName,
  createdAt: a.createdAt,
  lastUsedAt: a.lastUsedAt,
});

export const secondFactor = call({
  name: 'secondFactor',
  method: 'GET',
  path: '/sys-common/second-factor',
  summary: 'The second factors of the user, and whether a role needs one',
  tag: 'accounts',
  permission: 'account.secondFactor',
  answer: shape({
    totpOn: a.totpOn,
    passkeys: listOf('passkeys', passkey),
    recoveryCodesLeft: a.recoveryCodesLeft,
    secondFactorRequired: a.secondFactorRequired,
  }),
});

export const enrolTotp = call({
  name: 'enrolTotp',
  method: 'POST',
  path: '/sys-common/second-factor/totp',
  summary: 'Authenticator app, step 1: a secret as text, address and QR code; counts once a code confirms it',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ passwordDigest: a.passwordDigest }),
  answer: shape({ totpSecret: a.totpSecret, totpUrl: a.totpUrl, totpQr: a.totpQr }),
});

export const confirmTotp = call({
  name: 'confirmTotp',
  method: 'POST',
  path: '/sys-common/second-factor/totp/confirm',
  summary: 'Authenticator app, step 2: the first code; answers recovery codes, shown this once',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ secondFactorCode: a.secondFactorCode }),
  answer: shape({ recoveryCodes: a.recoveryCodes }),
});

export const disableTotp = call({
  name: 'disableTotp',
  method: 'POST',
  path: '/sys-common/second-factor/totp/disable',
  summary: 'Takes the authenticator app away',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ passwordDigest: a.passwordDigest }),
  answer: z.null(),
});

export const newRecoveryCodes = call({
  name: 'newRecoveryCodes',
  method: 'POST',
  path: '/sys-common/second-factor/recovery-codes',
  summary: 'New recovery codes in the place of the old ones, shown this once',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ passwordDigest: a.passwordDigest }),
  answer: shape({ recoveryCodes: a.recoveryCodes }),
});

export const passkeyOptions = call({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/sys-common/passkeys/options',
  summary: 'A new passkey, step 1: what the browser has to make',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ passwordDigest: a.passwordDigest }),
  answer: shape({ passkeyKey: a.passkeyKey, passkeyOptions: a.passkeyOptions }),
});

export const addPasskey = call({
  name: 'addPasskey',
  method: 'POST',
  path: '/sys-common/passkeys',
  summary: 'A new passkey, step 2: what the browser made, with a name for it',
  tag: 'accounts',
  permission: 'account.secondFactor',
  body: shape({ passkeyKey: a.passkeyKey, passkeyAnswer: a.passkeyAnswer, passkeyName: a.passkeyName }),
  answer: passkey,
});

export const removePasskey = call({
  name: 'removePasskey',
  method: 'POST',
  path: '/sys-common/passkeys/{id}/remove',
  summary: 'Takes a passkey away',
  tag: 'accounts',
  permission: 'account.secondFactor',
  params: shape({ passkeyId: a.passkeyId }),
  body: shape({ passwordDigest: a.passwordDigest }),
  answer: z.null(),
});
