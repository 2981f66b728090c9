import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { againstOrder, circles, placeOf, withoutPlace } from './order.ts';

const audit = 'apps/api/src/modules/audit/a.ts';
const purchases = 'apps/api/src/modules/purchases/p.ts';

test('an import of a part further down the order is refused, of a type and of what is loaded later too', () => {
  for (const text of [
    "import { p } from '../purchases/p.ts';",
    "import type { P } from '../purchases/p.ts';",
    "export { p } from '../purchases/p.ts';",
    "const p = () => import('../purchases/p.ts');",
    "let p: import('../purchases/p.ts').P;",
  ]) {
    expect(againstOrder(importsOf(audit, text))).toEqual([
      `${audit} may not import ${purchases}: apps/api/src/modules/audit stands above apps/api/src/modules/purchases in scripts/checks/module-order.ts`,
    ]);
  }
});

test('an import of a part further up the order is not, nor a test that looks at anything', () => {
  const up = "import { a } from '../audit/a.ts';\nimport type { Db } from '../../db/database.ts';";
  expect(againstOrder(importsOf(purchases, up))).toEqual([]);
  const down = "import { p } from '../purchases/p.ts';";
  expect(againstOrder(importsOf(audit.replace('.ts', '.test.ts'), down))).toEqual([]);
});

test('a file is where the most exact row says', () => {
  expect(placeOf('apps/api/src/open-deps.ts')).toBeLessThan(placeOf('apps/api/src/app.ts'));
  expect(placeOf('apps/api/src/app.ts')).toBeLessThan(placeOf('apps/api/src/commands/backup.ts'));
});

test('a module that nobody has put into the order is told', () => {
  expect(withoutPlace(['apps/api/src/modules/new/a.ts', 'apps/api/src/releases/a.test.ts', audit])).toEqual([
    'apps/api/src/modules/new/a.ts has no place in scripts/checks/module-order.ts',
  ]);
});

test('files that import each other in a ring are told once, where it is only for types as well', () => {
  const ring = [
    ...importsOf('scripts/a.ts', "import type { B } from './b.ts';"),
    ...importsOf('scripts/b.ts', "import { c } from './c.ts';"),
    ...importsOf('scripts/c.ts', "import type {\n  A,\n} from './a.ts';\nimport fs from 'node:fs';"),
  ];
  expect(circles(ring)).toEqual(['circle: scripts/a.ts → scripts/b.ts → scripts/c.ts → scripts/a.ts']);
  expect(circles(ring.slice(1))).toEqual([]);
});
