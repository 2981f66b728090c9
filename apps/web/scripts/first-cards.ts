import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { answerNames, requestSources } from '../src/features/quotes/first-cards/sources-of-contract.ts';

const folder = path.resolve(import.meta.dirname, '../src/features/quotes/first-cards');

/** One file of a quote list's early script with everything it needs, and nothing of React. */
async function built(
  file: string,
  format: 'iife' | 'es',
  define: Record<string, unknown>,
): Promise<Rolldown.OutputChunk> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry: path.join(folder, file), formats: [format], name: 'firstCards' },
      rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = made[0]?.output[0];
  if (!chunk) throw new Error(`Nothing was made of ${file}`);
  return chunk;
}

export interface FirstCards {
  /** Stands in the page, the same for every visit, so that the server can allow it by hash. */
  readonly inline: string;
  /** What it loads: where that is, below the pages' folder, and what is in it. */
  readonly file: string;
  readonly code: string;
}

/** Makes the script that asks for a quote list's prices and shows the first of them before the page's own script is there. */
export async function firstCards(): Promise<FirstCards> {
  const show = await built('show-first-cards.ts', 'es', { __NAMES__: answerNames });
  const start = await built('start.ts', 'iife', {
    __REQUESTS__: requestSources(),
    __SHOW_FIRST_CARDS__: `/${show.fileName}`,
  });
  const inline = start.code.trim();
  if (inline.includes('</')) throw new Error('The script of the first cards cannot stand in a page');
  return { inline, file: show.fileName, code: show.code };
}

/**
 * Puts the inline script before the page's styles, which would hold it up.
 * @throws when the page has no styles or no sample cards: it is not a quote list then.
 */
export function withFirstCards(html: string, { inline }: FirstCards): string {
  const styles = html.indexOf('<link rel="stylesheet"');
  if (styles < 0 || !html.includes('<template data-look=')) throw new Error('This is no prerendered quote list');
  return `${html.slice(0, styles)}<script>${inline}</script>${html.slice(styles)}`;
}
