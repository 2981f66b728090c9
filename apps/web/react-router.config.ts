import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/lib/pages.ts';

export default {
  appDirectory: 'src',
  // Each build has a folder of its own, so that servers go on with theirs (scripts/build-pages.ts).
  buildDirectory: process.env.PAGES_BUILD ?? 'build',
  // Every process serves the same files: pages are made at build time, data comes from the API.
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
