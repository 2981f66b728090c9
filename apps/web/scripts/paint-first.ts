const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/;
const routeImport = /import \* as (\w+) from ("[^"]+");/g;

/** How long after the first paint the script waits for the first cards of a quote list, in milliseconds. */
const patience = 500;

function required(found: RegExpExecArray | null, what: string): string {
  if (!found?.[1]) throw new Error(`The built page holds no ${what}: React Router writes its pages differently now`);
  return found[1];
}

/**
 * Lets a prerendered page paint before its script is fetched: on a phone the two would share one thin line.
 * Takes the page as React Router built it; gives the same page with its script started after the first paint
 * (at once where nothing is painted, in a background tab). Constant per page, so the server can allow it by hash.
 * @throws when the page is not in the form it expects, rather than leave a page without script.
 */
export function paintFirst(html: string): string {
  const code = required(starter.exec(html), 'start script');
  const manifest = required(/import ("[^"]+manifest[^"]+");/.exec(code), 'manifest');
  const entry = required(/import\(("[^"]+")\);/.exec(code), 'entry');
  const modules = required(/__reactRouterRouteModules = (\{[\s\S]*?\});/.exec(code), 'list of route modules');
  const routes = [...code.matchAll(routeImport)];
  const names = routes.map((route) => route[1]).join(',');
  const files = routes.map((route) => `import(${route[2]})`).join(',');
  const preloads = JSON.stringify([...html.matchAll(preload)].map((link) => link[1]));
  const start = `const start=async()=>{
for(const href of ${preloads})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [,${names}]=await Promise.all([import(${manifest}),${files}]);
window.__reactRouterRouteModules=${modules};
import(${entry});
};
const first=async()=>{await Promise.race([window.firstCards,new Promise(resolve=>setTimeout(resolve,${patience}))]);start()};
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(window.firstCards?first:start));`;
  return html.replace(preload, '').replace(starter, () => `<script type="module" async="">${start}</script>`);
}
