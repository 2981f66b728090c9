import { isTest } from './files.ts';
import type { Import } from './imports.ts';
import { moduleOrder } from './module-order.ts';

const paths = moduleOrder.map(([path]) => path);
const isIn = (file: string, path: string) =>
  path.endsWith('/*')
    ? file.startsWith(path.slice(0, -1)) && !file.slice(path.length - 1).includes('/')
    : file === path || file.startsWith(`${path}/`);

/** The row of the order that a file belongs to: the most exact one; -1 where none is. */
export function placeOf(file: string): number {
  let place = -1;
  paths.forEach((path, index) => {
    if (isIn(file, path) && path.length >= (paths[place]?.length ?? 0)) place = index;
  });
  return place;
}

/** Imports against the declared order. Tests may look at anything: nothing is built on them. */
export function againstOrder(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    if (isTest(from)) return [];
    const [here, there] = [placeOf(from), placeOf(to)];
    const why = `${paths[here]} stands above ${paths[there]} in scripts/checks/module-order.ts`;
    return there > here && here >= 0 ? [`${from} may not import ${to}: ${why}`] : [];
  });
}

/** Files that no row of the order names; tests need none. */
export const withoutPlace = (files: readonly string[]): string[] =>
  files
    .filter((file) => placeOf(file) < 0 && !isTest(file))
    .map((file) => `${file} has no place in scripts/checks/module-order.ts`);

/** Circles among files, through types as well: each is told once, from the first of its files in the alphabet. */
export function circles(imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      problems.push(`circle: ${[...path.slice(start), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of [...graph.keys()].sort()) visit(file, []);
  return problems;
}
