import type { Actor } from './actor.ts';

/** Somebody who looks at what waits for them. */
export interface WorkListener {
  readonly actor: Actor;
  /** What waits for the actor may have changed. */
  changed(): void;
  /** Called now and then, so that whatever stands between knows that the connection lives. */
  beat(): void;
  /** The session is not what it was, or the process ends: whoever still may listens anew. */
  end(): void;
}

/** Tells who listens that work has changed, whichever process changed it. */
export interface WorkSignals {
  /** @returns stops it */
  subscribe(listener: WorkListener): () => void;
  /** Ends all listeners, and the looking after them. */
  close(): void;
}
