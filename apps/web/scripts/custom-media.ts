import type { Plugin } from 'vite';
import { breakpoints } from '../src/app/tokens.ts';

const named: Readonly<Record<string, string>> = breakpoints;

/** Custom media queries such as `@media (--phone)`, which browsers do not know yet, as the widths that they stand for. */
export function customMedia(): Plugin {
  return {
    name: 'onegi:custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/apps/web/src/') || !/\.css($|\?)/.test(id)) return;
      return code.replaceAll(/\(--([\w-]+)\)/g, (found, name: string, at: number) => {
        // The same brackets stand around a variable: var(--label).
        if (
          !code
            .slice(code.lastIndexOf('\n', at) + 1, at)
            .trimStart()
            .startsWith('@media')
        )
          return found;
        const width = named[name];
        if (!width) this.error(`${id}: no breakpoint is called ${name}`);
        return `(max-width: ${width})`;
      });
    },
  };
}
