import { expect, test } from 'vitest';
import { compactManifest, manifestOf } from './compact-manifest.ts';

const facts = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};
const files = { module: '/assets/page-1.js', imports: ['/assets/base-1.js', '/assets/page-1.js'], css: ['/a.css#'] };
const pages = Object.fromEntries(
  ['english', 'chinese'].flatMap((language) =>
    ['travelIndex', 'homeIndex', 'login'].map((path) => {
      const id = `${language}:${path}`;
      return [id, { id, parentId: `${language}-public`, path, ...facts, ...files }];
    }),
  ),
);
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/base-1.js'], css: [] },
  routes: {
    root: { id: 'root', path: '', ...facts, ...files, hasErrorBoundary: true },
    'english-public': { id: 'english-public', parentId: 'root', ...facts, ...files },
    'chinese-public': { id: 'chinese-public', parentId: 'root', ...facts, ...files, module: '/assets/other.js' },
    ...pages,
  },
  url: '/assets/manifest-1.js',
  version: '1',
};
const built = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

/** Imports are fetched side by side, so that their order says nothing. */
function inAnyOrder<List extends { routes: Record<string, { imports: string[] }> }>(list: List) {
  const routes = Object.entries(list.routes).map(([id, route]) => [
    id,
    { ...route, imports: route.imports.toSorted() },
  ]);
  return { ...list, routes: Object.fromEntries(routes) };
}

test('the packed list of routes is the same list, but for the order of imports', () => {
  expect(inAnyOrder(manifestOf(compactManifest(built)))).toEqual(inAnyOrder(manifest));
});

test('a page that is the same in both languages is listed once', () => {
  expect(compactManifest(built).match(/travelIndex/g)).toHaveLength(1);
});

test('a list in another form is refused, rather than left without pages', () => {
  expect(() => compactManifest('export default {}')).toThrow('React Router writes its manifest differently now');
});
