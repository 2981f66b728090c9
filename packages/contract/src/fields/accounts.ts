import * as z from 'zod';
import { permissionCodes, scopes } from '../permissions.ts';
import { userRoles } from '../roles.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

export const userStates = ['invited', 'active', 'suspended'] as const;

/** Whether levies follow the specification's one rate or the statutory steps. */
export const levyModes = ['FIXED_004', 'DATED'] as const;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;

const message = (whenMissing: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === '' ? whenMissing : 'validation.text',
});

/** One line of text whose absence has its own words. */
const line = (max: number, whenMissing: string) =>
  z
    .string(message(whenMissing))
    .trim()
    .min(1, whenMissing)
    .max(max, 'validation.maxLength')
    .refine((value) => !/\p{Cc}/u.test(value), 'validation.text');

/** Upper-case MD5 of a password, as pages send one that exists already. */
const digest = (whenMissing: string) =>
  z
    .string(message(whenMissing))
    .min(1, whenMissing)
    .regex(/^[0-9A-F]{32}$/, 'accounts.passwordDigest');

const isStrong = (password: string) =>
  password.length >= PASSWORD_MIN &&
  /[A-Z]/.test(password) &&
  /[a-z]/.test(password) &&
  /\d/.test(password) &&
  !/\p{Cc}/u.test(password);

/** A new password: 8 to 20 characters with an upper-case letter, a lower-case letter and a digit. */
const newPassword = z
  .string(message('accounts.passwordEmpty'))
  .min(1, 'accounts.passwordEmpty')
  .max(PASSWORD_MAX, 'accounts.passwordLong')
  .refine(isStrong, 'accounts.passwordRule');

/** Compared with the password by a rule of the call. */
const repeatedPassword = z
  .string(message('accounts.passwordAgainEmpty'))
  .min(1, 'accounts.passwordAgainEmpty')
  .max(PASSWORD_MAX, 'accounts.passwordLong');

const email = f.emailAddress('accounts.emailEmpty');

/** What a browser's passkey functions speak (WebAuthn, JSON form); checked by the library that knows it. */
const webAuthn = z.looseObject({});

/** A word of an organisation: capitals, digits, hyphens. */
const plainCode = (max: number, whenMissing: string) =>
  line(max, whenMissing)
    .overwrite((value) => value.toUpperCase())
    .regex(/^[A-Z0-9][A-Z0-9-]*$/, 'accounts.plainCode');

const uuid = z.uuid('validation.reference');

export const accountFields = {
  // signing in
  captchaKey: field('wfKey', z.uuid('accounts.captchaEmpty')),
  captcha: field(
    'wfCaptcha',
    z
      .string(message('accounts.captchaEmpty'))
      .trim()
      .min(1, 'accounts.captchaEmpty')
      .regex(/^\d{4}$/, 'accounts.captchaDigits'),
  ),
  captchaKind: field('kind', f.oneOf(['image', 'words'])),
  captchaImage: field('image', z.string()),
  captchaQuestion: field('question', z.string()),
  captchaQuestionZh: field('question9', z.string()),
  userName: field('userNameOrEmail', line(100, 'accounts.userNameEmpty')),
  passwordDigest: field('pwd', digest('accounts.passwordEmpty')),
  stepId: field('uuid', line(100, 'accounts.stepEmpty')),
  accepted: field('accept', z.literal(true, 'validation.mustAgree')),
  secondFactors: field('secondFactors', z.array(f.oneOf(['totp', 'passkey', 'recovery']))),
  passkeyOptions: field('passkeyOptions', webAuthn),
  passkeyAnswer: field('passkey', webAuthn),
  passkeyKey: field('key', uuid),
  secondFactorCode: field(
    'code',
    z
      .string(message('accounts.codeEmpty'))
      .trim()
      .regex(/^\d{6}$/, 'accounts.codeDigits'),
  ),
  recoveryCode: field('recoveryCode', line(20, 'accounts.codeEmpty')),
  userEmail: field('wfEmailAddress', z.string()),
  mustChangePassword: field('showChangePswPage', f.flag),
  mustSetSecondFactor: field('showSecondFactorPage', f.flag),
  language: field('lang', f.language),
  // who is signed in
  signedIn: field('signedIn', f.flag),
  userId: field('id', uuid),
  roles: field('roles', z.array(f.oneOf(userRoles)).max(userRoles.length, 'validation.tooMany')),
  rights: field('rights', z.partialRecord(f.oneOf(permissionCodes), f.oneOf(scopes))),
  consultantCodes: field(
    'trCodes',
    z.array(plainCode(20, 'accounts.consultantCodeEmpty')).max(20, 'validation.tooMany'),
  ),
  sharedCodesAccepted: field('acceptSharedTrCodes', f.flag),
  unit: field('unit', z.nullable(line(60, 'accounts.unitEmpty'))),
  limitedTo: field('limitedTo', z.nullable(f.oneOf(['password', 'secondFactor']))),
  // passwords
  loginName: field('userId', line(100, 'accounts.loginIdEmpty')),
  email: field('email', email),
  maskedEmail: field('email', z.string()),
  messageZh: field('msg9', z.string()),
  employeeId: field('employeeId', plainCode(20, 'accounts.employeeIdEmpty')),
  iaLicence: field('iaLicenseId', plainCode(20, 'accounts.iaLicenceEmpty')),
  oneTimeCode: field(
    'code',
    z
      .string(message('accounts.codeEmpty'))
      .trim()
      .regex(/^\d{6}$/, 'accounts.codeDigits'),
  ),
  firstPassword: field('pwd', newPassword),
  firstPasswordAgain: field('rePswd', repeatedPassword),
  oldPasswordDigest: field('oldPswd', digest('accounts.oldPasswordEmpty')),
  newPassword: field('newPswd', newPassword),
  newPasswordAgain: field('subPswd', repeatedPassword),
  // the browser sessions of a user
  sessionId: field('id', uuid),
  agent: field('agent', z.string()),
  current: field('current', f.flag),
  createdAt: field('createdAt', f.moment),
  lastSeenAt: field('lastSeenAt', f.moment),
  ended: field('ended', z.int()),
  // second factors
  totpOn: field('totp', f.flag),
  secondFactorRequired: field('required', f.flag),
  recoveryCodesLeft: field('recoveryCodesLeft', z.int()),
  recoveryCodes: field('recoveryCodes', z.array(z.string())),
  totpSecret: field('secret', z.string()),
  totpUrl: field('otpauthUrl', z.string()),
  totpQr: field('qrSvg', z.string()),
  passkeyId: field('id', uuid),
  passkeyName: field('name', line(60, 'accounts.passkeyNameEmpty')),
  lastUsedAt: field('lastUsedAt', z.nullable(f.moment)),
  // menus
  groupCode: field('code', z.string()),
  label: field('label', z.string()),
  labelZh: field('label9', z.string()),
  path: field('path', z.string()),
  // users
  loginId: field(
    'loginId',
    line(40, 'accounts.loginIdEmpty').regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'accounts.plainCode'),
  ),
  name: field('name', line(80, 'accounts.nameEmpty')),
  nameZh: field('name9', f.looseText(40)),
  licenceOnRecord: field('iaLicenseId', z.nullable(plainCode(20, 'accounts.iaLicenceEmpty'))),
  userState: field('state', f.oneOf(userStates)),
  suspended: field('suspended', f.flag),
  lockedUntil: field('lockedUntil', z.nullable(f.moment)),
  lastSignInAt: field('lastSignInAt', z.nullable(f.moment)),
  version: field('version', z.int('validation.integer')),
  clearSecondFactor: field('clearSecondFactor', f.flag),
  searched: field('search', f.looseText(80)),
  role: field('role', f.oneOf(userRoles)),
  pageSize: field('size', f.count(1, 100, { min: 'validation.integer', max: 'validation.integer' })),
  // settings
  settingKey: field('key', f.text(60)),
  settingKind: field('kind', f.oneOf(['integer', 'choice', 'roles', 'text'])),
  settingGroup: field('group', z.string()),
  settingValue: field('value', f.looseText(400)),
  minimum: field('minimum', z.nullable(z.number())),
  maximum: field('maximum', z.nullable(z.number())),
  choices: field('choices', z.array(z.string())),
  // the demo
  demoPassword: field('password', z.string()),
} as const;
