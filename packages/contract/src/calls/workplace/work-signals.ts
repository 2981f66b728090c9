import * as z from 'zod';
import { call } from '../../call.ts';

export const workSignals = call({
  name: 'workSignals',
  method: 'GET',
  path: '/sys/work-signals',
  summary:
    'A stream of server-sent events: one whenever what waits for the user may have changed. It says nothing of what; the page asks. Who does not accept text/event-stream is sent one event alone',
  tag: 'work',
  permission: 'account.own',
  answer: z.unknown(),
});
