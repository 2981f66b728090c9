export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface OutgoingMail {
  /** The same for every attempt of one mail, so that a receiver recognises a repetition: `<id@domain>`. */
  readonly messageId: string;
  /** One bare address. */
  readonly to: string;
  readonly language: 'en' | 'zh-Hant';
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

/** The mail was not taken. */
export class MailRefused extends Error {
  /** A reply code or error code; never the server's words, which may name the recipient. */
  readonly code: string;
  /** True: the server will not take it later either. */
  readonly permanent: boolean;

  constructor(code: string, permanent: boolean) {
    super(`The mail was refused: ${code}`);
    this.code = code;
    this.permanent = permanent;
  }
}

export interface MailSender {
  /** `outbox`: mails are kept to be looked at, none leaves the machine. */
  readonly name: 'smtp' | 'outbox';
  /** Resolves when the next server took the mail over. Throws MailRefused. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
