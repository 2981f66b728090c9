import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const built = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><h1>Travel</h1><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body></html>`;

describe('a page that paints first', () => {
  const page = paintFirst(built);

  it('asks for no script while it is read', () => {
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).not.toMatch(/^import /m);
    expect(page).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
    expect(page).toContain('<h1>Travel</h1>');
  });

  it('then loads the same modules under the same names', () => {
    expect(page).toContain('["/assets/a.js"]');
    expect(page).toContain(
      'const [,route0,route1]=await Promise.all([import("/assets/manifest-1.js"),import("/assets/root.js"),import("/assets/page.js")])',
    );
    expect(page).toContain('window.__reactRouterRouteModules={"root":route0,"page":route1};');
    expect(page).toContain('import("/assets/entry.js");');
  });

  it('refuses a page in another form, rather than leave it without script', () => {
    expect(() => paintFirst('<html><body><script type="module" async="">boot()</script></body></html>')).toThrow(
      'React Router writes its pages differently now',
    );
  });
});
