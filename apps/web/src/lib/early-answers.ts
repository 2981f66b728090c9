declare global {
  interface Window {
    /** Requests that a page's HTML started before its script was there, by what they ask. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

export interface Asked {
  readonly method: string;
  readonly address: string;
  readonly body?: string | undefined;
}

/** What tells one request from another. */
const keyOf = ({ method, address, body = '' }: Asked) => `${method} ${address} ${body}`;

/** Sends a request now, for the call that will want its answer. */
export function askEarly(asked: Asked): Promise<Response> {
  const { method, address, body } = asked;
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  window.earlyAnswers ??= new Map();
  window.earlyAnswers.set(keyOf(asked), answer);
  return answer;
}

/** The answer of exactly this request, if it was sent early. It is given out once: asked again, it is asked anew. */
export function takeEarlyAnswer(asked: Asked): Promise<Response> | undefined {
  const key = keyOf(asked);
  const answer = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return answer;
}
