import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts.ts';
import { optional, shape } from '../../shape.ts';

const firstLoginForm = { employeeId: a.employeeId, iaLicence: a.iaLicence, email: a.email };

export const loginSendCode = call({
  name: 'loginSendCode',
  method: 'POST',
  path: '/sys-common/login-send-code',
  summary: 'First login: sends a one-time code (2 minutes); answers alike when the details fit nobody',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({ ...firstLoginForm, language: optional(a.language) }),
  answer: z.null(),
});

export const verifyCode = call({
  name: 'verifyCode',
  method: 'POST',
  path: '/sys-common/verify-code',
  summary: 'First login: checks the one-time code',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({ ...firstLoginForm, oneTimeCode: a.oneTimeCode }),
  answer: z.null(),
});

export const setFirstPassword = call({
  name: 'setFirstPassword',
  method: 'POST',
  path: '/sys-common/update-pwd',
  summary: 'First login: sets the password, within 10 minutes after the code was checked',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape(
    {
      ...firstLoginForm,
      oneTimeCode: a.oneTimeCode,
      firstPassword: a.firstPassword,
      firstPasswordAgain: a.firstPasswordAgain,
    },
    [
      ({ firstPassword, firstPasswordAgain }) =>
        firstPassword === firstPasswordAgain
          ? []
          : [{ field: 'firstPasswordAgain', message: 'accounts.passwordsDiffer' }],
    ],
  ),
  answer: z.null(),
});

export const verifyUser = call({
  name: 'verifyUser',
  method: 'POST',
  path: '/sys-common/password/verify-user',
  summary: 'Forgot password, step 1: the masked address of a login ID; answers alike when nobody has it',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({ loginName: a.loginName }),
  answer: shape({ maskedEmail: a.maskedEmail }),
});

export const sendTemporaryPassword = call({
  name: 'sendTemporaryPassword',
  method: 'POST',
  path: '/sys-common/password/verify-user/send-mail',
  summary:
    'Forgot password, step 2: mails a temporary password (30 minutes, single use) if the address is the right one',
  tag: 'accounts',
  permission: 'account.signIn',
  body: shape({ loginName: a.loginName, email: a.email, language: optional(a.language) }),
  answer: shape({ messageZh: a.messageZh }),
});

export const changePassword = call({
  name: 'changePassword',
  method: 'PUT',
  path: '/sys-common/password/update-pswd',
  summary: 'Changes the own password; all sessions of the user end, so that the next step is to log in',
  tag: 'accounts',
  permission: 'account.password',
  body: shape(
    {
      oldPasswordDigest: a.oldPasswordDigest,
      newPassword: a.newPassword,
      newPasswordAgain: a.newPasswordAgain,
    },
    [
      ({ newPassword, newPasswordAgain }) =>
        newPassword === newPasswordAgain ? [] : [{ field: 'newPasswordAgain', message: 'accounts.passwordsDiffer' }],
    ],
  ),
  answer: z.null(),
});
