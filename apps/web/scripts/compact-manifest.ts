import { isDeepStrictEqual } from 'node:util';

/** Files are written as one letter each, from this one on. */
const FIRST = 0x3b1;

interface Route {
  id: string;
  module: string;
  imports: string[];
  css: string[];
  [other: string]: unknown;
}

interface Manifest {
  routes: Record<string, Route>;
  [other: string]: unknown;
}

const start = 'window.__reactRouterManifest=';

/** What most routes have in common; a route's own facts come over it. */
const usual: Record<string, unknown> = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};

const inOther = (id: string) => id.replace('english', 'chinese');

/** The other language's route where it is the same but for the names, as it is for every page. */
function twinOf(route: Route, routes: Record<string, Route>): Route | undefined {
  const { id, parentId } = route;
  if (!id.startsWith('english') || typeof parentId !== 'string') return;
  const twin = { ...route, id: inOther(id), parentId: inOther(parentId) };
  return isDeepStrictEqual(twin, routes[twin.id]) ? twin : undefined;
}

/** Puts the manifest together again in the browser; written to be short. */
const unpack = `const [f,u,r,m]=D,n=l=>[...l].map(c=>f[c.codePointAt()-${FIRST}]),o=s=>s.replace('english','chinese'),t={};
for(const [w,id,a,i,c,e] of r){const p=id.split(/:(.*)/)[1],x={id,...p&&!e.index&&{path:p},...u,...e,module:n(a)[0],imports:n(i),css:n(c)};t[id]=x;
if(w)t[o(id)]={...x,id:o(id),parentId:o(x.parentId)}}
window.__reactRouterManifest={...m,routes:t};`;

/** What a manifest's script leaves behind. */
export function manifestOf(code: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  new Function('window', code)(window);
  if (!window.__reactRouterManifest) throw new Error('React Router writes its manifest differently now');
  return window.__reactRouterManifest;
}

const sort = (imports: readonly string[], files: readonly string[]) =>
  [...imports].sort((a, b) => files.indexOf(a) - files.indexOf(b));

/** The page's path, which stands in its id. */
const pathOf = (id: string) => id.split(/:(.*)/)[1];

/** Every file of the list, those that most pages need first. */
function filesOf({ routes }: Manifest): string[] {
  const counts = new Map<string, number>();
  for (const { module, imports, css } of Object.values(routes)) {
    for (const file of [module, ...imports, ...css]) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file);
}

/**
 * The same list of routes in half the bytes. Every page loads it, and it grows with every page of the site: so each
 * file is named once, and a page in both languages is listed once.
 */
export function compactManifest(code: string): string {
  if (!code.startsWith(start)) throw new Error('React Router writes its manifest differently now');
  const manifest = manifestOf(code);
  const { routes, ...rest } = manifest;
  const files = filesOf(manifest);
  const letters = (names: readonly string[]) =>
    names.map((name) => String.fromCodePoint(FIRST + files.indexOf(name))).join('');
  const covered = new Set<string>();
  const rows = Object.values(routes).flatMap((route) => {
    if (covered.has(route.id)) return [];
    const { id, module, imports, css, ...facts } = route;
    const twin = twinOf(route, routes);
    if (twin) covered.add(twin.id);
    const known: Record<string, unknown> = { ...usual, path: pathOf(id) };
    const own = Object.entries(facts).filter(([name, value]) => known[name] !== value);
    return [
      [twin ? 1 : 0, id, letters([module]), letters(sort(imports, files)), letters(css), Object.fromEntries(own)],
    ];
  });
  const compact = `{const D=${JSON.stringify([files, usual, rows, rest])};${unpack}}`;
  const inOrder = ({ routes: all, ...others }: Manifest) => ({
    ...others,
    routes: new Map(Object.values(all).map((route) => [route.id, { ...route, imports: sort(route.imports, files) }])),
  });
  if (!isDeepStrictEqual(inOrder(manifestOf(compact)), inOrder(manifest))) {
    throw new Error('The manifest does not survive its packing');
  }
  return compact;
}
