import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

const suffix = '?inline-script';

/**
 * `import script from './early-touches.ts?inline-script'` gives the file's compiled code as text, to stand in a page. It is
 * the same at every visit, so that the server can allow it by hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'onegi:inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const found = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return found && found.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      // The browser finds it in the page and runs it from there.
      if (this.environment.name === 'client') return "export default '';";
      return `export default ${JSON.stringify(await buildScript(id.slice(0, -suffix.length)))};`;
    },
  };
}
