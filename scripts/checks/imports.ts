import { dirname, join } from 'node:path';
import { read } from './files.ts';

export interface Import {
  readonly from: string;
  /** The project's file, or the name of a package. */
  readonly to: string;
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(?:type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/g;
/** Also the types among them: import('…').Type */
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const own = /^@onegi\/([\w-]+)\/(.+)$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : specifier;
}

/** Everything a file imports, types and what is loaded later included. */
export function importsOf(file: string, text = read(file)): Import[] {
  return [STATEMENT, DYNAMIC].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, specifier = '']) => ({ from: file, to: targetOf(file, specifier) })),
  );
}
