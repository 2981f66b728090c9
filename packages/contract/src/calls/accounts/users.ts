import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a, userStates } from '../../fields/accounts.ts';
import { list } from '../../list.ts';
import { userRoles } from '../../roles.ts';
import { listOf, optional, shape } from '../../shape.ts';

const user = shape({
  userId: a.userId,
  loginId: a.loginId,
  email: a.maskedEmail,
  name: a.name,
  nameZh: a.nameZh,
  employeeId: a.employeeId,
  licenceOnRecord: a.licenceOnRecord,
  unit: a.unit,
  roles: a.roles,
  consultantCodes: a.consultantCodes,
  userState: a.userState,
  lockedUntil: a.lockedUntil,
  lastSignInAt: a.lastSignInAt,
  createdAt: a.createdAt,
  totpOn: a.totpOn,
  version: a.version,
});

export const userList = list({
  name: 'listUsers',
  path: '/sys/users/list',
  summary: 'Users by name, employee ID, login ID or whole e-mail address, role and state; page by page',
  tag: 'accounts',
  permission: 'users.read',
  filters: {
    searched: { field: a.searched, kind: 'text', label: 'accountsWork.users.search', maxLength: 80 },
    role: {
      field: a.role,
      kind: 'choice',
      label: 'accountsWork.users.role',
      values: userRoles,
      texts: 'accountsWeb.roles',
      all: 'accountsWork.users.anyRole',
    },
    userState: {
      field: a.userState,
      kind: 'choice',
      label: 'accountsWork.users.state',
      values: userStates,
      texts: 'accountsWork.users.states',
      all: 'accountsWork.users.anyState',
    },
  },
  sorts: {
    name: { field: a.name, order: 'asc' },
    createdAt: { field: a.createdAt, order: 'desc' },
    lastSignInAt: { field: a.lastSignInAt, order: 'desc' },
  },
  row: user,
  columns: {
    name: { label: 'accountsWork.users.name' },
    nameZh: { label: 'accountsWork.users.nameZh' },
    userState: { label: 'accountsWork.users.state', texts: 'accountsWork.users.states' },
    roles: { label: 'accountsWork.users.roles', texts: 'accountsWeb.roles' },
    email: { label: 'accountsWork.users.email' },
    loginId: { label: 'accountsWork.users.loginId' },
    employeeId: { label: 'accountsWork.users.employeeId' },
    licenceOnRecord: { label: 'accountsWork.users.licence' },
    unit: { label: 'accountsWork.users.unit' },
    consultantCodes: { label: 'accountsWork.users.consultantCodes' },
    lastSignInAt: { label: 'accountsWork.users.lastSignInAt', kind: 'moment' },
    createdAt: { label: 'accountsWork.users.createdAt', kind: 'moment' },
  },
  exported: true,
  size: a.pageSize,
});
export const listUsers = userList.page;

const someRole = { roles: { ...a.roles, schema: a.roles.schema.min(1, 'accounts.roleEmpty') } };

export const inviteUser = call({
  name: 'inviteUser',
  method: 'POST',
  path: '/sys/users/invite',
  summary:
    'Makes a user and sends the invitation; a consultant code of another’s is given only with acceptSharedTrCodes',
  tag: 'accounts',
  permission: 'users.write',
  idempotent: true,
  body: shape({
    email: a.email,
    loginId: optional(a.loginId),
    name: a.name,
    nameZh: optional(a.nameZh),
    employeeId: a.employeeId,
    licenceOnRecord: optional(a.licenceOnRecord),
    unit: optional(a.unit),
    consultantCodes: a.consultantCodes,
    sharedCodesAccepted: optional(a.sharedCodesAccepted),
    ...someRole,
    language: optional(a.language),
  }),
  answer: user,
});

export const updateUser = call({
  name: 'updateUser',
  method: 'POST',
  path: '/sys/users/update',
  summary:
    'Changes name, roles, consultant codes, unit and licence of a user; a consultant code of another’s is given only with acceptSharedTrCodes',
  tag: 'accounts',
  permission: 'users.write',
  body: shape({
    userId: a.userId,
    version: a.version,
    name: a.name,
    nameZh: optional(a.nameZh),
    licenceOnRecord: optional(a.licenceOnRecord),
    unit: optional(a.unit),
    consultantCodes: a.consultantCodes,
    sharedCodesAccepted: optional(a.sharedCodesAccepted),
    ...someRole,
  }),
  answer: user,
});

export const suspendUser = call({
  name: 'suspendUser',
  method: 'POST',
  path: '/sys/users/suspend',
  summary: 'Suspends a user, whose sessions end at once, or lets them back in',
  tag: 'accounts',
  permission: 'users.write',
  body: shape({ userId: a.userId, suspended: a.suspended }),
  answer: user,
});

export const resetUser = call({
  name: 'resetUser',
  method: 'POST',
  path: '/sys/users/reset',
  summary: 'Unlocks a user, ends their sessions and mails a temporary password; takes second factors away if asked',
  tag: 'accounts',
  permission: 'users.write',
  body: shape({ userId: a.userId, clearSecondFactor: optional(a.clearSecondFactor) }),
  answer: user,
});

const settingRow = shape({
  settingKey: a.settingKey,
  settingKind: a.settingKind,
  settingGroup: a.settingGroup,
  settingValue: a.settingValue,
  label: a.label,
  labelZh: a.labelZh,
  minimum: a.minimum,
  maximum: a.maximum,
  choices: a.choices,
});

export const listSettings = call({
  name: 'listSettings',
  method: 'GET',
  path: '/sys/settings',
  summary: 'Every setting with its value and what it may be',
  tag: 'settings',
  permission: 'settings.read',
  answer: z.array(settingRow.codec),
});

export const updateSettings = call({
  name: 'updateSettings',
  method: 'PUT',
  path: '/sys/settings',
  summary: 'Changes settings; all or none',
  tag: 'settings',
  permission: 'settings.write',
  body: shape({
    settings: listOf('settings', shape({ settingKey: a.settingKey, settingValue: a.settingValue }), 100),
  }),
  answer: z.array(settingRow.codec),
});

export const demoUsers = call({
  name: 'demoUsers',
  method: 'GET',
  path: '/demo/users',
  summary: 'The users of the demo with their passwords; exists only in the demo',
  tag: 'accounts',
  permission: 'demo.read',
  answer: z.array(shape({ email: a.maskedEmail, demoPassword: a.demoPassword, roles: a.roles, name: a.name }).codec),
});
