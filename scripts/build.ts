import { buildPages } from './build-pages.ts';

/** `npm run build`: what a production start needs and never does itself. PUBLIC_URL counts for alternate-language links. */
try {
  await buildPages(() => console.log('Another process is building the pages; waiting for it …'));
  console.log('The pages are built.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
