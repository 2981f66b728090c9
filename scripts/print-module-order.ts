import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOrder } from './checks/module-order.ts';

// Prints the order of modules into docs/architecture.md.
const file = join(import.meta.dirname, '..', 'docs', 'architecture.md');
const BEGIN = '<!-- module order: printed by node scripts/print-module-order.ts -->\n';
const END = '<!-- end of module order -->\n';

/** The rows of one workspace stand together. */
function folderOf(path: string): string {
  const [top = '', name = ''] = path.split('/');
  return top === 'apps' ? `${top}/${name}` : top === 'packages' && name !== 'testing' ? 'packages' : 'tests and tools';
}

function printed(): string {
  const groups = Map.groupBy(moduleOrder, ([path]) => folderOf(path));
  const width = Math.max(...moduleOrder.map(([path]) => path.length)) + 2;
  const rows = [...groups.values()].map((group) => group.map(([path, what]) => path.padEnd(width) + what).join('\n'));
  return `\n\`\`\`\n${rows.join('\n\n')}\n\`\`\`\n\n`;
}

/** The whole document with the order as it is declared. */
function document(): string {
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (begin < BEGIN.length || end < begin)
    throw new Error('docs/architecture.md has no place for the order of modules');
  return text.slice(0, begin) + printed() + text.slice(end);
}

/** What `npm run check` asks: a stale list is one complaint. */
export function checkModuleOrderDocument(): string[] {
  return readFileSync(file, 'utf8') === document()
    ? []
    : ['docs/architecture.md is stale: run node scripts/print-module-order.ts'];
}

if (import.meta.main) writeFileSync(file, document());
