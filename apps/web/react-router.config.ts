import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './src/app/pages.ts';

export default {
  appDirectory: 'src',
  // Every process serves the same files: pages are made at build time, data comes from the API.
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
