import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { shape } from '../../shape.ts';

export const hotline = call({
  name: 'hotline',
  method: 'GET',
  path: '/common/hotline',
  summary: 'The number to call, and when somebody answers',
  tag: 'common',
  permission: 'pages.read',
  answer: shape({ hotline: c.hotline, hours: c.hours, hours9: c.hours9 }),
});
