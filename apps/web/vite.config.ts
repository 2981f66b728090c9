import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';
import { customMedia } from './scripts/custom-media.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { leaveOut } from './scripts/leave-out.ts';

/** What pages load together, in a few files: many small ones compress worse and hold up the first paint. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|set-cookie-parser)[\\/]/,
  },
  {
    // Of Mantine's small tools only what these need: what its menus and tables use comes with them.
    name: 'base',
    test: /node_modules[\\/](use-intl|icu-minify|clsx|@mantine[\\/]core[\\/]esm[\\/](core[\\/](?!DirectionProvider|utils)|components[\\/](Button|Loader|UnstyledButton|Transition)))[\\/]|apps[\\/]web[\\/]src[\\/](root|components[\\/]wordmark|lib[\\/](locale-path|format-message|whole-number|frame-hints|use-hydrated|use-on|notify|dates|search-params|use-locale-navigate|use-in-language|hotline|session-hint))/,
  },
  {
    name: 'site',
    test: /apps[\\/]web[\\/]src[\\/](app[\\/](language-frame|shell|header|footer|main-menu|menu-parts|use-workplace|user-area|drawer-button|call-us|hotline-block|language-switch|providers|notice-host)|lib[\\/]line-pages|components[\\/](page-head|more-messages|with-texts|field|choice-group|count-field|date-field|error-summary|link|when-visible)|features[\\/]lines[\\/](field-id|form-errors|line-form|line-texts|questions|use-line-form)|features[\\/]quotes[\\/]insurers)|icons[\\/]IconCheck\.mjs/,
  },
  {
    // The home page shows them all: one by one they would weigh more, in its script and in the list of files.
    name: 'line-icons',
    test: /icons[\\/]Icon(Bandage|Car|Flame|Golf|Home|Paw|PlaneDeparture|School|Stethoscope|UserHeart)\.mjs|line-icons/,
  },
  {
    name: 'landing',
    test: /apps[\\/]web[\\/]src[\\/].*(landing-frame|scenes[\\/]scene|recent-searches|lines[\\/]short-form)|icons[\\/]Icon(Scale|Ambulance)\.mjs/,
  },
  {
    // What landing pages need of the contract: within another group they would load all of that.
    name: 'lines',
    test: /packages[\\/]contract[\\/]src[\\/](lines[\\/](address|drivers)|list-item-names)\.ts/,
  },
  { name: 'ages', test: /packages[\\/]contract[\\/]src[\\/](lines|lines[\\/]ages)\.ts/ },
  // What a group's files need goes with them, unless it has a group of its own: then whoever shares it loads that alone.
  {
    name: 'icons',
    test: /icons[\\/]Icon(AdjustmentsHorizontal|AlertCircle|ArrowLeft|ChevronLeft|CircleCheck|Download|FileTypePdf|MailCheck|Pencil|Printer|Search|Trophy|X)\.mjs/,
  },
  {
    // The visitors' menus and the workplace show what somebody may open, each without the other.
    name: 'menus',
    test: /packages[\\/]contract[\\/]src[\\/](menus|permissions|roles)\.ts|apps[\\/]web[\\/]src[\\/]app[\\/](menu-groups|drawer-frame)/,
  },
  { name: 'skeleton', test: /core[\\/]esm[\\/]components[\\/]Skeleton/ },
  { name: 'steps', test: /apps[\\/]web[\\/]src[\\/]components[\\/]step-bar/ },
  {
    // The ground of every page that works with the API.
    name: 'api',
    test: /node_modules[\\/](zod|@tanstack[\\/](query-core|react-query))[\\/]|packages[\\/]contract[\\/]src[\\/]((call|shape|errors)\.ts|fields[\\/](common|formats|quotes)\.ts|calls[\\/](common[\\/](down-file|dropdown)|quotes[\\/]shapes)|lines[\\/]dates)|apps[\\/]web[\\/]src[\\/](app[\\/]purchase-messages|lib[\\/](api|api-error|queries|server-answers|visit-context|idempotency-key|save-blob|file-url|money)|components[\\/](price|states|modal|page-answers)|features[\\/]quotes[\\/]plan-action)/,
  },
  { name: 'form', test: /components[\\/]form[\\/]|packages[\\/]contract[\\/]src[\\/]check-shape/ },
  { name: 'purchases', test: /packages[\\/]contract[\\/]src[\\/]fields[\\/]purchases/ },
  {
    // The quote list, and what a plan and a comparison share with it.
    name: 'quotes',
    test: /apps[\\/]web[\\/]src[\\/](features[\\/](quotes[\\/](?!recent|insurers|client-email-dialog|compare-(page|heads|table)|compared|comparison|show-toggle|details-page|plan-details|benefit-table|buy-box|quote-problem|row-groups|use-list-return)|lines[\\/](search-words|search-parts|\w+[\\/]words))|components[\\/](benefit|dated-text))|packages[\\/]contract[\\/]src[\\/](calls[\\/]quotes[\\/]plan-(facts|lists|coverage)|lines[\\/](all|benefit-variants))/,
  },
  {
    // A plan and a comparison.
    name: 'plans',
    test: /features[\\/](quotes[\\/](compare-(page|heads|table)|compared-plans|comparison-pdf|show-toggle|details-page|plan-details|benefit-table|buy-box|quote-problem|row-groups|use-list-return)|incidents[\\/]incident-section)|contract[\\/]src[\\/]calls[\\/]quotes[\\/](plan-compare|compare-pdf)/,
  },
  {
    // The frame of everybody who is signed in; what its search needs comes with the first search.
    name: 'workplace',
    test: /apps[\\/]web[\\/]src[\\/](app[\\/]workplace[\\/](?!en|zh-Hant|search-dialog|use-search|found-pages)|features[\\/]accounts[\\/](use-me|user-name))|contract[\\/]src[\\/]calls[\\/]workplace[\\/]waiting/,
  },
  { name: 'quotes-en', test: /messages[\\/]src[\\/]en[\\/](quotes|quote-list|incident-check)\.ts/ },
  { name: 'quotes-zh-Hant', test: /messages[\\/]src[\\/]zh-Hant[\\/](quotes|quote-list|incident-check)\.ts/ },
];

/**
 * What pages run to the end while they start: compiled as it arrives, not function by function once it is called.
 * (Explicit compile hints, which must be a file's first line; other browsers take it for the comment that it is.)
 */
const compiledAtOnce = new Set(['framework', 'base', 'api']);
const compileHint = ({ name }: { name: string }) => (compiledAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : '');

/** Every page loads the list of all files: what tells two versions of one apart is as short as the bundler allows. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), customMedia(), inlineScripts(), leaveOut(), reactRouter()],
  // Alternate-language links should be absolute; without a public address they stay relative to the site.
  define: { __PUBLIC_URL__: JSON.stringify((process.env.PUBLIC_URL ?? '').replace(/\/$/, '')) },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { ...fileNames, postBanner: compileHint, codeSplitting: { groups } },
        },
      },
    },
    // One file with all it needs: a server goes on with the build of its start whatever is installed meanwhile.
    ssr: {
      ...(command === 'build'
        ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } }
        : {}),
      build: {
        rolldownOptions: {
          input: 'src/server.ts',
          // A file has one address, whoever names it.
          output: { assetFileNames: fileNames.assetFileNames },
        },
      },
    },
  },
}));
