import type { ProblemKey, ProblemParams } from './problems.ts';

/**
 * The notation of the column Details: one "name: value" a line, a dot leads into a group, a number counts within a list
 * from 1. It says what JSON would say without brackets, commas and quotes to forget.
 */

type Value = string | number | boolean;
export type Nested = { [name: string]: Value | Nested | (Value | Nested)[] };

/** The lines for the fields of an object, in their order. */
export function writeDetails(fields: object): string {
  return linesOf(fields, '').join('\n');
}

function linesOf(group: object, prefix: string): string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const place = Array.isArray(group) ? String(Number(name) + 1) : name;
    if (typeof value === 'object' && value !== null) return linesOf(value, `${prefix}${place}.`);
    return [`${prefix}${place}: ${value}`];
  });
}

export type ReadDetails =
  | { readonly fields: Nested }
  | { readonly problem: ProblemKey; readonly params: ProblemParams };

const LINE = /^([A-Za-z]\w*(?:\.(?:[A-Za-z]\w*|[1-9]\d{0,2}))*)\s*[:：=]\s*(\S.*)$/;

export function readDetails(text: string): ReadDetails {
  const values = new Map<string, Value>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, name = '', value = ''] = LINE.exec(line) ?? [];
    if (!name) return { problem: 'detailForm', params: { line: line.slice(0, 60) } };
    if (values.has(name)) return { problem: 'detailTwice', params: { name } };
    values.set(name, readScalar(value.trim()));
  }
  const root = new Map<string, Branch>();
  for (const [name, value] of values) {
    const isNew = plant(root, name.split('.'), value);
    if (!isNew) return { problem: 'detailNested', params: { name } };
  }
  const fields: Nested = Object.create(null);
  for (const [name, branch] of root) {
    const grown = grow(branch);
    if (grown === null) return { problem: 'detailPlaces', params: { name } };
    fields[name] = grown;
  }
  return { fields };
}

/** '05' and 'TR01' stay texts. */
function readScalar(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d{0,11})(\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

type Branch = { value: Value } | { below: Map<string, Branch> };

function plant(branches: Map<string, Branch>, [name = '', ...rest]: readonly string[], value: Value): boolean {
  const known = branches.get(name);
  if (rest.length === 0) {
    if (known) return false;
    branches.set(name, { value });
    return true;
  }
  const branch = known ?? { below: new Map() };
  if (!('below' in branch)) return false;
  branches.set(name, branch);
  return plant(branch.below, rest, value);
}

/** Null where a list's places are not 1, 2, 3 … */
function grow(branch: Branch): Nested[string] | null {
  if ('value' in branch) return branch.value;
  const names = [...branch.below.keys()];
  const isList = names.some((name) => /^\d/.test(name));
  if (!isList) {
    const group: Nested = Object.create(null);
    for (const [name, below] of branch.below) {
      const grown = grow(below);
      if (grown === null) return null;
      group[name] = grown;
    }
    return group;
  }
  const list: (Value | Nested)[] = [];
  for (let place = 1; place <= names.length; place++) {
    const below = branch.below.get(String(place));
    const grown = below ? grow(below) : null;
    if (grown === null || Array.isArray(grown)) return null;
    list.push(grown);
  }
  return list;
}
