import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';
import { customMedia } from './scripts/custom-media.ts';

/** What every page loads, in three files: many small ones compress worse and hold up the first paint. */
const everyPage = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/,
  },
  {
    name: 'base',
    test: /node_modules[\\/](use-intl|icu-minify|clsx|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Button|Loader|UnstyledButton|Transition)))[\\/]|apps[\\/]web[\\/]src[\\/](root|lib[\\/](locale-path|use-hydrated|use-on|notify|dates|search-params|use-locale-navigate|use-in-language|hotline|session-hint))/,
  },
  {
    name: 'site',
    test: /apps[\\/]web[\\/]src[\\/](app[\\/](language-frame|shell|header|footer|main-menu|menu-parts|own-menus|drawer-button|call-us|hotline-block|language-switch|lines|page-head|providers|notice-host)|components[\\/](more-messages|with-texts|field|choice-group|count-field|date-field|error-summary|link|when-visible|wordmark)|features[\\/]lines[\\/](field-id|form-errors|line-form|line-texts|questions|short-form|use-line-form))/,
  },
  {
    // The home page shows them all: one by one they would weigh more, in its script and in the list of files.
    name: 'line-icons',
    test: /icons[\\/]Icon(Bandage|Car|Flame|Golf|Home|Paw|PlaneDeparture|School|Stethoscope|UserHeart)\.mjs|app[\\/]line-icons/,
  },
  {
    // The styles of what a quote list shows first: each file more is a request more before its first paint.
    name: 'list',
    test: /apps[\\/]web[\\/]src[\\/](components[\\/](step-bar|price|states|benefit-text)|features[\\/]quotes[\\/](card|list|filter|plan|modal|compare-bar)|features[\\/]lines[\\/]search-parts)\.module\.css$/,
  },
];

/** Every page loads the list of all files: what tells two versions of one apart is as short as the bundler allows. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig({
  plugins: [compileMessages(), customMedia(), reactRouter()],
  // Alternate-language links should be absolute; without a public address they stay relative to the site.
  define: { __PUBLIC_URL__: JSON.stringify((process.env.PUBLIC_URL ?? '').replace(/\/$/, '')) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: everyPage } } } } },
  },
});
