import './app/mantine-styles.ts';
import './app/fonts.css';
import './app/base.css';
import './app/patterns.css';
import './app/layout.css';
import { ColorSchemeScript, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import earlyFace from './app/early-face.ts?inline-script';
import earlyTouches from './app/early-touches.ts?inline-script';
import { cssVariablesResolver, theme } from './app/theme.ts';
import { htmlLang, localeOf } from './lib/locale-path.ts';

/** A built page comes with the variables: browsers find them in it (scripts/leave-out.ts). */
const resolving = import.meta.env.SSR || import.meta.env.DEV ? { cssVariablesResolver } : {};

export { ErrorBoundary } from './app/error-boundary.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html lang={htmlLang[locale]} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#063c45" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyFace }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React would escape its quotes */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyTouches }} />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} {...resolving} withGlobalClasses={false} defaultColorScheme="auto">
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
