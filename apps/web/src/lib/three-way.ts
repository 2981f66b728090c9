/** A field that two people have changed, each to something else. */
export interface Clash {
  /** Names and places on the way to it: `drivers.0.driverName`. A list whose length differs is one field. */
  readonly path: string;
  /** What both began with. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge<Value> {
  /** What either has changed, mine where both have. */
  readonly merged: Value;
  readonly clashes: readonly Clash[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal for equal contents, in whatever order their names stand. */
export const fingerprint = (of: unknown): string =>
  JSON.stringify(of, (_, value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  ) ?? '';
const isSame = (one: unknown, other: unknown) => fingerprint(one) === fingerprint(other);

/** The values of lists that can be compared place by place, and of records. */
function parts(of: readonly unknown[]): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (of.every(isRecord)) return of;
  const lists = of.filter((value): value is readonly unknown[] => Array.isArray(value));
  const areLists = lists.length === of.length && lists.every(({ length }) => length === lists[0]?.length);
  // Texts in a list have no place of their own.
  return areLists && lists.flat().every(isRecord) ? lists.map((list) => ({ ...list })) : undefined;
}

/** What two people have made of one thing: together where only one of them has changed a field, to be chosen where both have. */
export function threeWay<Value>(base: Value, mine: Value, theirs: Value, path = ''): Merge<Value> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, clashes: [] };
  if (isSame(base, mine)) return { merged: theirs, clashes: [] };
  const [old, own, other] = parts([base, mine, theirs]) ?? [];
  if (!old || !own || !other) return { merged: mine, clashes: [{ path, base, mine, theirs }] };
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const each = names.map((name) => ({
    name,
    ...threeWay(old[name], own[name], other[name], path === '' ? name : `${path}.${name}`),
  }));
  const merged = Array.isArray(mine)
    ? each.map((part) => part.merged)
    : Object.fromEntries(each.map((part) => [part.name, part.merged]));
  return { merged: merged as Value, clashes: each.flatMap(({ clashes }) => clashes) };
}

/** The same with another value at a path. */
export function withValueAt<Value>(of: Value, path: string, value: unknown): Value {
  const [name = '', ...rest] = path.split('.');
  const before = (of as Readonly<Record<string, unknown>>)[name];
  const next = rest.length === 0 ? value : withValueAt(before, rest.join('.'), value);
  if (Array.isArray(of)) return of.map((each, at) => (String(at) === name ? next : each)) as Value;
  return { ...of, [name]: next };
}
