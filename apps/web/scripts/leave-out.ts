import type { Plugin } from 'vite';

/** What pages carry already: the style sheet of Mantine's variables, which the server has worked out from the theme. */
const variablesOfPage = `
import { jsx } from 'react/jsx-runtime';
// Read before React starts: a page that it draws anew, after a failure, gets the same again.
const __html = document.querySelector('style[data-mantine-styles=true]')?.textContent ?? '';
export const MantineCssVariables = () =>
  jsx('style', { 'data-mantine-styles': true, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } });
`;

/** Parts of packages that browsers never need, and what stands there in their place. */
const unused: Readonly<Record<string, string>> = {
  // Routes are all known from the start (`routeDiscovery` in react-router.config.ts).
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
    'export const isFogOfWarEnabled = () => false;',
    'export const getPartialManifest = (manifest) => manifest;',
    'export const getPatchRoutesOnNavigationFunction = () => undefined;',
    'export const useFogOFWarDiscovery = () => undefined;',
    'export const getPathsWithAncestors = () => [];',
    // Named by parts of React Router's server, which the bundler leaves out by itself.
    'export const handleClientVersionMismatch = () => undefined;',
    'export const getManifestPath = () => undefined;',
    'export const URL_LIMIT = 0;',
  ].join('\n'),
  // Nobody watches the router (`instrumentations` of HydratedRouter).
  'react-router/dist/production/lib/router/instrumentation.js': [
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
    'export const getRouteInstrumentationUpdates = () => ({});',
    'export const instrumentClientSideRouter = (router) => router;',
    'export const instrumentHandler = (handler) => handler;',
    'export const instrumentationResultMetaContext = undefined;',
  ].join('\n'),
  // Every page comes with its variables: a phone need not work them out, colour by colour, to find them there.
  '@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs': variablesOfPage,
  // Styles for `visibleFrom` and `hiddenFrom`, which nothing has.
  '@mantine/core/esm/core/MantineProvider/MantineClasses/MantineClasses.mjs':
    'export const MantineClasses = () => null;',
};

const partOf = (id: string) => id.replaceAll('\\', '/').split('/node_modules/').at(-1);

/**
 * Leaves out of the browser's packages what no page uses: every visitor would load it. A build that no longer finds a
 * part fails, so that another version of a package is looked at again.
 */
export function leaveOut(): Plugin {
  const left = new Set<string>();
  return {
    name: 'onegi:leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = partOf(id);
      if (part === undefined || !(part in unused)) return;
      left.add(part);
      return unused[part];
    },
    generateBundle() {
      const missing = Object.keys(unused).filter((part) => !left.has(part));
      if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} any more`);
    },
  };
}
