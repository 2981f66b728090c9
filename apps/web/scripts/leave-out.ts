import type { Plugin } from 'vite';

/** Parts of React Router that the pages never reach, and what stands in their place in the browser. */
const unused: Readonly<Record<string, string>> = {
  // Routes are all known from the start (`routeDiscovery` in react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': [
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
  'lib/router/instrumentation.js': [
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
    'export const getRouteInstrumentationUpdates = () => ({});',
    'export const instrumentClientSideRouter = (router) => router;',
    'export const instrumentHandler = (handler) => handler;',
    'export const instrumentationResultMetaContext = undefined;',
  ].join('\n'),
};

const partOf = (id: string) => id.replaceAll('\\', '/').split('/react-router/dist/production/')[1];

/**
 * Leaves out of the browser's React Router what no page uses: every visitor would load it. A build that no longer finds a
 * part fails, so that another version of React Router is looked at again.
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
      if (missing.length > 0) throw new Error(`React Router has no ${missing.join(', ')} any more`);
    },
  };
}
