import { createTransport } from 'nodemailer';
import { MailRefused, type MailSender } from '../../ports/mail.ts';

const TIMEOUT_MS = 20_000;
/** Servers commonly allow one client 10 to 20 connections, and some close one after 100 mails. */
const MOST_CONNECTIONS = 8;
const MAILS_PER_CONNECTION = 100;

export interface SmtpOptions {
  /** smtp:// (STARTTLS when the server offers it) or smtps://, with user and password. */
  readonly url: string;
  /** 'OneGI <no-reply@…>' */
  readonly from: string;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function refusal(error: SmtpError): MailRefused {
  const { responseCode, code } = error;
  // Without a reply: no server was reached, or (EENVELOPE) the address is none.
  if (responseCode === undefined) return new MailRefused(code ?? error.name, code === 'EENVELOPE');
  // A wrong password (535) is the operator's to mend: the mail is not at fault and waits.
  const permanent = responseCode >= 500 && code !== 'EAUTH';
  return new MailRefused(String(responseCode), permanent);
}

/** Hands mails to an SMTP server over a pool of connections, opened as they are needed. */
export function smtpSender({ url, from }: SmtpOptions): MailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Contents come from our own templates: nothing is ever fetched or read from the disk for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from,
          // As an object: an address is never parsed for further recipients.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {
            'Content-Language': mail.language === 'en' ? 'en' : 'zh-Hant-HK',
            'Auto-Submitted': 'auto-generated',
          },
          attachments: mail.attachments.map(({ fileName, contentType, bytes }) => ({
            filename: fileName,
            contentType,
            content: bytes,
          })),
        });
      } catch (error) {
        throw refusal(error as SmtpError);
      }
    },
    async close() {
      transport.close();
    },
  };
}
