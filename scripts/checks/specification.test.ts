import { describe, expect, test } from 'vitest';
import { proofsIn, rowsOf, specificationProblems } from './specification.ts';

const list = '# A specification\n\n## 2 Screens\nX-2.1-01 A page\nX-2.1-02 Another: with a colon\n- a note\n';
// Put together, so that this file is not taken for a proof.
const named = (id: string) => `[${id}]`;

test('rows are the lines with an identifier', () => {
  expect(rowsOf(list)).toEqual([
    { id: 'X-2.1-01', text: 'A page' },
    { id: 'X-2.1-02', text: 'Another: with a colon' },
  ]);
});

describe('the titles of a test file', () => {
  test.each([
    [`it('is there ${named('X-2.1-01')}', () => {`, 'is there'],
    [`  test(\`of $\{line} ${named('X-2.1-01')}\`, async () => {`, 'of ${line}'],
    [`    ["the client's ${named('X-2.1-01')}", 'GET /page'],`, "the client's"],
    [`${named('X-2.1-01')} /page features/page.tsx`, '/page features/page.tsx'],
  ])('%s names a row', (line, title) => {
    expect(proofsIn('a.test.ts', line)).toEqual([{ file: 'a.test.ts', title, ids: ['X-2.1-01'] }]);
  });

  test('may name several rows, or none', () => {
    expect(proofsIn('a.test.ts', `it('both ${named('X-2.1-01')} ${named('X-2.1-02')}', fn);`)).toEqual([
      { file: 'a.test.ts', title: 'both', ids: ['X-2.1-01', 'X-2.1-02'] },
    ]);
    expect(proofsIn('a.test.ts', "it('none', () => {\n  expect(rows[0]).toBe(1);\n});")).toEqual([]);
  });
});

describe('a specification is refused', () => {
  const proof = (...ids: string[]) => [{ file: 'a.test.ts', title: '', ids }];
  test('with a row that nothing proves, or that stands twice', () => {
    const rows = rowsOf(list);
    expect(specificationProblems(rows, proof('X-2.1-01', 'X-2.1-02'))).toEqual([]);
    expect(specificationProblems(rows, proof('X-2.1-01'))).toEqual(['no test proves X-2.1-02: Another: with a colon']);
    expect(specificationProblems([...rows, ...rows.slice(1)], proof('X-2.1-01', 'X-2.1-02'))).toEqual([
      'X-2.1-02 stands twice',
    ]);
  });

  test('with a title that names no row', () => {
    const proofs = proof('X-2.1-01', 'X-2.1-02', 'X-9-01');
    expect(specificationProblems(rowsOf(list), proofs)).toEqual(['a.test.ts names X-9-01, which is no row']);
  });
});
