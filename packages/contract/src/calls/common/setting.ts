import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { shape } from '../../shape.ts';

export const setting = call({
  name: 'setting',
  method: 'GET',
  path: '/common/setting',
  summary: 'One public setting, for example TRAVEL_DAY_LIMIT',
  tag: 'common',
  permission: 'catalogue.read',
  query: shape({ settingKey: c.settingKey }),
  answer: z.union([z.number(), z.string()]),
});
