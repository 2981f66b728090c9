import path from 'node:path';
import { answerNames, requestSources } from '../src/features/quotes/first-cards/sources-of-contract.ts';
import { buildScript } from './build-script.ts';
import { withInlineScript } from './inline-script.ts';

const folder = path.resolve(import.meta.dirname, '../src/features/quotes/first-cards');

export interface FirstCards {
  /** Stands in the page, the same for every visit, so that the server can allow it by hash. */
  readonly inline: string;
  /** What it loads: where that is, below the pages' folder, and what is in it. */
  readonly file: string;
  readonly code: string;
}

/** Makes the script that asks for a quote list's prices and shows the first of them before the page's own script is there. */
export async function firstCards(): Promise<FirstCards> {
  const show = await buildScript(path.join(folder, 'show-first-cards.ts'), 'es', { __NAMES__: answerNames });
  const start = await buildScript(path.join(folder, 'start.ts'), 'iife', {
    __REQUESTS__: requestSources(),
    __SHOW_FIRST_CARDS__: `/${show.fileName}`,
  });
  return { inline: start.code.trim(), file: show.fileName, code: show.code };
}

/** @throws when the page has no sample cards: it is not a quote list then. */
export function withFirstCards(html: string, { inline }: FirstCards): string {
  if (!html.includes('<template data-look=')) throw new Error('This is no prerendered quote list');
  return withInlineScript(html, inline);
}
