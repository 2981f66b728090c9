import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts.ts';
import { listOf, shape } from '../../shape.ts';

export const mySessions = call({
  name: 'mySessions',
  method: 'GET',
  path: '/sys-common/sessions',
  summary: 'Where the user is signed in, the current session first',
  tag: 'accounts',
  permission: 'account.own',
  answer: z.array(
    shape({
      sessionId: a.sessionId,
      agent: a.agent,
      current: a.current,
      createdAt: a.createdAt,
      lastSeenAt: a.lastSeenAt,
    }).codec,
  ),
});

export const endSession = call({
  name: 'endSession',
  method: 'DELETE',
  path: '/sys-common/sessions/{id}',
  summary: 'Ends one of the own sessions',
  tag: 'accounts',
  permission: 'account.own',
  params: shape({ sessionId: a.sessionId }),
  answer: z.null(),
});

export const endOtherSessions = call({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/sys-common/sessions',
  summary: 'Ends all own sessions but this one; answers how many',
  tag: 'accounts',
  permission: 'account.own',
  answer: shape({ ended: a.ended }),
});

const menuItem = shape({ groupCode: a.groupCode, label: a.label, labelZh: a.labelZh, path: a.path });

export const menu = call({
  name: 'menu',
  method: 'POST',
  path: '/common/menu',
  summary: 'The menus of whoever asks, by role',
  tag: 'accounts',
  permission: 'account.signIn',
  answer: z.array(
    shape({ groupCode: a.groupCode, label: a.label, labelZh: a.labelZh, items: listOf('items', menuItem) }).codec,
  ),
});
