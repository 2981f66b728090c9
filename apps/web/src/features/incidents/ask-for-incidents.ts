import { listIncidents } from '@onegi/contract/calls/incidents/incidents';
import type { Ask } from '../../lib/server-answers.ts';

interface Held {
  variant?: string | undefined;
  /** The first plan's: examples are then of what was searched. */
  quoteRef?: string | null | undefined;
}

export const incidentsOf = (product: string, { variant, quoteRef }: Held) => ({
  query: { product, ...(variant ? { variant } : {}), ...(quoteRef ? { quoteRef } : {}) },
});

/** What the section asks for, asked by the server that renders its page. */
export const askForIncidents = (ask: Ask, product = '', held: Held = {}) =>
  ask(listIncidents, incidentsOf(product, held));
