import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/lib/pages.ts';

export default {
  appDirectory: 'src',
  // Each build has a folder of its own, so that servers go on with theirs (scripts/build-pages.ts).
  buildDirectory: process.env.PAGES_BUILD ?? 'build',
  ssr: true,
  // What runs before a move is a line: not worth a file of its own.
  splitRouteModules: false,
  // What is the same for all is rendered once, when the pages are built; the server renders the few pages whose first
  // view is a visit's own (`rendered` in src/app/pages.ts).
  prerender: prerenderedPaths,
  // Asking for routes as links come into sight would be one more request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
