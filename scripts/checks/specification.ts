/** A row of a specification: what is asked for, under an identifier such as P-2.3-04. */
export interface Row {
  readonly id: string;
  readonly text: string;
}

/** A test that says in its title which rows it proves. */
export interface Proof {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const ID = /\[([A-Z]+-[\d.]+-\d+)\]/g;
const literal = /(['"`])(?:(?!\1).)*\[[A-Z]+-[\d.]+-\d+\](?:(?!\1).)*\1/;

/** The titles of a test file that name rows: the string around the identifier, or within a longer text its line. */
export function proofsIn(file: string, code: string): Proof[] {
  return code.split('\n').flatMap((line) => {
    const title = literal.exec(line)?.[0].slice(1, -1) ?? line.replace(/`;$/, '').trim();
    const ids = [...title.matchAll(ID)].map(([, id = '']) => id);
    return ids.length === 0 ? [] : [{ file, title: title.replaceAll(ID, '').replaceAll(/ +/g, ' ').trim(), ids }];
  });
}

/** The rows of a list: lines that begin with an identifier. Headings and notes are passed over. */
export function rowsOf(list: string): Row[] {
  return list.split('\n').flatMap((line) => {
    const [, id, text] = /^([A-Z]+-[\d.]+-\d+) (.+)$/.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });
}

/** Rows that stand twice or that no test proves, and titles that name a row that is not there. */
export function specificationProblems(rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  return [
    ...rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at).map(({ id }) => `${id} stands twice`),
    ...rows.filter(({ id }) => !proved.has(id)).map(({ id, text }) => `no test proves ${id}: ${text}`),
    ...proofs.flatMap(({ file, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is no row`),
    ),
  ];
}
