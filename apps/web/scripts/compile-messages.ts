import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const FORMAT_MESSAGE = resolve(import.meta.dirname, '..', 'src', 'lib', 'format-message.ts');

type Tree = { [key: string]: string | Tree };

function compiled(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
}

/**
 * Compiles the texts' ICU syntax when pages are built, so that neither browsers nor the server need a parser for it.
 */
export function compileMessages(): Plugin {
  return {
    name: 'onegi:compile-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'use-intl/format-message' ? FORMAT_MESSAGE : undefined),
    async load(id) {
      if (!/\/packages\/messages\/src\/(en|zh-Hant)\/[\w-]+\.ts$/.test(id.replaceAll('\\', '/'))) return;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, Tree>;
      return Object.entries(exported)
        .map(([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree))};`)
        .join('\n');
    },
  };
}
