export interface Notice {
  readonly kind: 'success' | 'failure';
  readonly message: string;
}

type Listener = (notice: Notice) => void;
let listener: Listener | undefined;
const waiting: Notice[] = [];

/** Shows a short message. Failures carry the server's words in the page's language: `notifyFailure(error)`. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

export function notifyFailure(error: unknown): void {
  notify({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
}

/** The one host on the page; its code is loaded with the first message. */
export function listenForNotices(hear: Listener): () => void {
  listener = hear;
  for (const notice of waiting.splice(0)) hear(notice);
  return () => {
    listener = undefined;
  };
}
