import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { field, shape } from '../../shape.ts';

/** The outbox shows so many of its mails, the newest. */
export const MOST_MAILS = 50;

export const demoOutbox = call({
  name: 'demoOutbox',
  method: 'GET',
  path: '/demo/outbox',
  summary: 'The e-mails the demo kept instead of sending; exists only in the demo',
  tag: 'common',
  permission: 'demo.read',
  answer: z.array(
    shape({
      mailId: c.mailId,
      to: c.to,
      subject: c.subject,
      textBody: c.textBody,
      queuedAt: c.queuedAt,
      mailState: c.mailState,
      attachments: field('attachments', z.array(z.string())),
    }).codec,
  ),
});
