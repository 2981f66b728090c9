import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
}

/** A real SMTP server on loopback that takes every mail and counts it. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port as before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onData: (stream, session, done) => {
        let head = '';
        stream.on('data', (chunk: Buffer) => {
          if (head.length < 8_000) head += chunk.toString('latin1');
        });
        stream.on('end', () => {
          const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
          for (const { address } of session.envelope.rcptTo) {
            this.received.push({ to: address, messageId: field('Message-ID'), subject: field('Subject') });
          }
          done();
        });
      },
    });
    // A client that was killed in the middle of a mail is no business of the server's.
    server.on('error', () => undefined);
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Refuses connections until it is started again. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise<void>((closed) => server.close(closed));
  }
}
