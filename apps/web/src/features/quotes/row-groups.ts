/** Rows under their headings, in the order the headings first come. */
export function inGroups<Row extends { group: string }>(rows: readonly Row[]): { group: string; rows: Row[] }[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.group, [...(found.get(row.group) ?? []), row]);
  return [...found].map(([group, grouped]) => ({ group, rows: grouped }));
}
