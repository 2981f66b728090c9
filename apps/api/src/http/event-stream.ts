import type { ServerResponse } from 'node:http';
import type { Reply, Request } from './fastify.ts';

const TYPE = 'text/event-stream';
/** Who does not take what was written is gone, or too slow: it is not kept for them. */
const MOST_UNTAKEN_BYTES = 16_384;

/** Whether an answer is a stream of events, which has no end of its own. */
export const isEventStream = (response: ServerResponse): boolean => response.getHeader('content-type') === TYPE;

export const acceptsEvents = ({ headers }: Request): boolean => headers.accept?.includes(TYPE) ?? false;

/** An event as it is sent. It has to say something, or the browser does not tell of it. */
export const eventText = (data: string): string => `data: ${data}\n\n`;

export interface EventStream {
  send(data: string): void;
  /** A line that tells nobody anything: it keeps the connection. */
  beat(): void;
  end(): void;
}

/** Begins a stream of server-sent events in the place of an answer. @param onClose called once when it is over */
export function openEventStream(reply: Reply, onClose: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('content-type', TYPE);
  // Nothing in between may keep, change or hold it back.
  raw.setHeader('cache-control', 'no-store, no-transform');
  raw.setHeader('x-accel-buffering', 'no');
  raw.once('close', onClose);
  const write = (text: string) => {
    if (raw.writableLength > MOST_UNTAKEN_BYTES) raw.destroy();
    else if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  };
  raw.writeHead(200);
  write(':\n\n');
  return { send: (data) => write(eventText(data)), beat: () => write(':\n\n'), end: () => raw.end() };
}

/** The same for who takes no stream: the answer that one event is. */
export const sendOneEvent = (reply: Reply, data: string): Reply =>
  reply.header('cache-control', 'no-store').type(TYPE).send(eventText(data));
