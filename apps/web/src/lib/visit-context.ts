import { createContext } from 'react-router';

/** What the server knows of the visit for which it renders a page. */
export interface Visit {
  /** Sends a request to the API in the name of the visitor: with the visitor's own cookies, and within the process. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** What the page's inline scripts must carry to be run; undefined where they are allowed by their hashes. */
  readonly nonce?: string;
  /** Told of what fails while the page is rendered. */
  readonly onError: (error: unknown) => void;
}

/** A visit while its page is rendered. */
interface RenderedVisit extends Visit {
  /** What the still parts of the page are made with (lib/shown-answers.ts). */
  readonly answers: Map<string, unknown>;
}

/** Null while pages are built beforehand: nobody visits them then. */
export const visitContext = createContext<RenderedVisit | null>(null);
