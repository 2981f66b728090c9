declare module '*?inline-script' {
  /** The file's compiled code, where pages are rendered; nothing in the browser, which finds it in its page. */
  const script: string;
  export default script;
}

declare module '*?letters' {
  /** A font with the letters of our own texts alone (woff2). */
  const font: { readonly base64: string; readonly unicodeRange: string };
  export default font;
}

declare module 'virtual:react-router/server-build' {
  type ServerBuild = import('react-router').ServerBuild;

  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: ServerBuild['basename'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const prerender: ServerBuild['prerender'];
  export const publicPath: ServerBuild['publicPath'];
  export const routeDiscovery: ServerBuild['routeDiscovery'];
  export const routes: ServerBuild['routes'];
  export const ssr: ServerBuild['ssr'];
}
