import { listIncidents } from '@onegi/contract/calls/incidents/incidents';
import type { Ask } from '../../lib/server-answers.ts';

export const incidentsOf = (product: string, variant: string | undefined) => ({
  query: { product, ...(variant ? { variant } : {}) },
});

/** What the section asks for, asked by the server that renders its page. */
export const askForIncidents = (ask: Ask, product = '', variant?: string) =>
  ask(listIncidents, incidentsOf(product, variant));
