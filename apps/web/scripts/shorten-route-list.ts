import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  imports: string[];
  readonly css: readonly string[];
  readonly hasLoader?: boolean;
}

interface RouteList {
  readonly routes: Record<string, Route>;
}

/** The Chinese page beside an English one: the same files, in the Chinese frame. */
const inChinese = (route: Route): Route => ({
  ...route,
  id: `zh-Hant${route.id.slice(2)}`,
  parentId: `zh-Hant${route.parentId?.slice(2)}`,
});

/**
 * Makes the list again, in the browser: rows of `id,parent,file,styles,loads` of which the parent and the styles stay as they
 * were where they are empty, a page's path being its id; and the Chinese pages, each of them its English one in the other frame.
 */
const unpack = `(m,s,l)=>{let p,c;for(const w of l.split("\\n")){const[i,a,f,y,h]=w.split(","),n=i.indexOf(":");p=a||p;if(y)c=[...y].map(x=>s[x.charCodeAt()-48]);m.routes[i]={id:i,parentId:p,...(n>0&&{path:i.slice(n+1)}),...(h&&{hasLoader:!0,hasClientLoader:!0}),hasDefaultExport:!0,module:"/assets/"+f+".js",imports:[],css:c}}for(const r of Object.values(m.routes))if(/^en:/.test(r.id)){const id="zh-Hant"+r.id.slice(2);m.routes[id]??={...r,id,parentId:"zh-Hant"+r.parentId.slice(2)}}return m}`;

/** What a row says of a route, told in full. */
const fullOf = ({ id, parentId, module, css, hasLoader }: Route) => ({
  id,
  parentId,
  ...(id.includes(':') ? { path: id.slice(id.indexOf(':') + 1) } : {}),
  ...(hasLoader ? { hasLoader, hasClientLoader: true } : {}),
  hasDefaultExport: true,
  module,
  imports: [],
  css,
});

const isPlain = (route: Route) =>
  isDeepStrictEqual({ ...route }, fullOf(route)) && /^\/assets\/[^,\n]+\.js$/.test(route.module);

/** A route without what is not so of it, which is said by its absence. */
const whatIsSo = (_key: string, value: unknown) => (value === false ? undefined : value);

function pack(list: RouteList): string {
  const plain = Object.values(list.routes).filter(isPlain);
  const others = Object.entries(list.routes).filter(([, route]) => !isPlain(route));
  const styles = [...new Set(plain.flatMap(({ css }) => css))];
  const marksOf = ({ css }: Route) => css.map((style) => String.fromCharCode(48 + styles.indexOf(style))).join('');
  let before: Route | undefined;
  const rows = plain.map((route) => {
    const parent = route.parentId === before?.parentId ? '' : route.parentId;
    const marks = before && marksOf(route) === marksOf(before) ? '' : marksOf(route);
    before = route;
    const file = route.module.slice('/assets/'.length, -'.js'.length);
    return `${route.id},${parent},${file},${marks}${route.hasLoader ? ',1' : ''}`;
  });
  const rest = { ...list, routes: Object.fromEntries(others) };
  return `(${unpack})(${JSON.stringify(rest)},${JSON.stringify(styles)},${JSON.stringify(rows.join('\n'))})`;
}

/**
 * Every page loads the list of routes. What each of them imports is asked for by links that fetch ahead alone, and there are
 * none; what follows from something else is made in the browser: so the list weighs less than a third.
 * @param client folder of a build's files
 */
export async function shortenRouteList(client: string): Promise<void> {
  const assets = path.join(client, 'assets');
  const [name] = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build made no list of routes');
  const file = path.join(assets, name);
  const [, start, text] = /^(window\.\w+=)(.*);$/s.exec(await readFile(file, 'utf8')) ?? [];
  const full = JSON.parse(text ?? '') as RouteList;
  for (const route of Object.values(full.routes)) route.imports = [];
  const list = JSON.parse(JSON.stringify(full, whatIsSo)) as RouteList;
  const short: RouteList = { ...list, routes: { ...list.routes } };
  for (const route of Object.values(list.routes).filter(({ id }) => id.startsWith('en:'))) {
    const chinese = inChinese(route);
    if (isDeepStrictEqual(list.routes[chinese.id], chinese)) delete short.routes[chinese.id];
  }
  const packed = pack(short);
  const unpacked = new Function(`return ${packed}`)() as RouteList;
  if (!isDeepStrictEqual(unpacked, list)) throw new Error('The list of routes would not be the same in the browser');
  await writeFile(file, `${start}${packed};`);
}
