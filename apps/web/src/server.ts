import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Visit, visitContext } from './lib/visit-context.ts';

// React Router's own build step reads the routes from here.
export * from 'virtual:react-router/server-build';

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders the page of a request for one visit.
 * @returns the whole page, or an answer of another status: a redirect, or an error after which the page's shell is to be sent
 */
export function renderPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, { ...visit, answers: new Map() });
  return handle(request, context);
}
