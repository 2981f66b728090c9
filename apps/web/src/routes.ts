import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Bundle, type Page, pages } from './lib/pages.ts';

const bundles: Bundle[] = [
  'front',
  'public',
  'sitemap',
  'purchase',
  'sme',
  'account',
  'audit',
  'content',
  'company',
  'legal',
  'dashboard',
];

type Language = 'english' | 'chinese';

function entriesOf(language: Language, found: readonly Page[]): RouteConfigEntry[] {
  return found.map((page) => ({
    id: `${language}:${page.path || 'front'}`,
    file: page.file,
    ...(page.path === '' ? { index: true } : { path: page.path }),
  }));
}

/** The pages of a bundle; those that need a line's texts stand in that line's layout. */
function bundled(language: Language, found: readonly Page[]): RouteConfigEntry[] {
  const lines = [...new Set(found.flatMap(({ line }) => line ?? []))];
  const inLines = lines.map((line) =>
    layout(
      `features/lines/${line}/${language}.tsx`,
      { id: `${language}-${line}` },
      entriesOf(
        language,
        found.filter((page) => page.line === line),
      ),
    ),
  );
  const others = found.filter((page) => page.line === undefined);
  return [...inLines, ...entriesOf(language, others)];
}

/** The same route files serve both languages; only the layouts, which bring the texts, differ. */
function pagesIn(language: Language): RouteConfigEntry[] {
  const groups = bundles.flatMap((bundle) => {
    const entries = bundled(
      language,
      pages.filter((page) => page.bundle === bundle),
    );
    if (entries.length === 0) return [];
    return layout(`app/${language}-${bundle}.tsx`, { id: `${language}-${bundle}` }, entries);
  });
  return [...groups, route('*', 'app/not-found-page.tsx', { id: `${language}:not-found` })];
}

export default [
  layout('app/english.tsx', { id: 'english' }, pagesIn('english')),
  route('zh-Hant', 'app/chinese.tsx', { id: 'chinese' }, pagesIn('chinese')),
] satisfies RouteConfig;
