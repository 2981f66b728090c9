import type { MailSender } from '../../ports/mail.ts';

/** Sends nothing: the mail stays in its table, where the demo shows it. */
export const outboxSender: MailSender = {
  name: 'outbox',
  send: async () => undefined,
  close: async () => undefined,
};
