import { createContext } from 'react-router';

/** What the server knows of the visit for which it renders a page. */
export interface Visit {
  /** Sends a request to the API in the name of the visitor: with the visitor's own cookies, and within the process. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** What the page's inline scripts must carry to be run. */
  readonly nonce: string;
  /** Told of what fails while the page is rendered. */
  readonly onError: (error: unknown) => void;
}

/** Null while pages are built beforehand: nobody visits them then. */
export const visitContext = createContext<Visit | null>(null);
