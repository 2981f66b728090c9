import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Bundle, pages } from './app/pages.ts';

const bundles: Bundle[] = ['public', 'purchase'];

/** The same route files serve both languages; only the layouts, which bring the texts, differ. */
function pagesIn(language: 'english' | 'chinese'): RouteConfigEntry[] {
  const groups = bundles.flatMap((bundle) => {
    const entries = pages
      .filter((page) => page.bundle === bundle)
      .map((page) => ({
        id: `${language}:${page.path || 'home'}`,
        file: page.file,
        ...(page.path === '' ? { index: true } : { path: page.path }),
      }));
    if (entries.length === 0) return [];
    return layout(`app/${language}-${bundle}.tsx`, { id: `${language}-${bundle}` }, entries);
  });
  return [...groups, route('*', 'app/not-found-page.tsx', { id: `${language}:not-found` })];
}

export default [
  layout('app/english.tsx', { id: 'english' }, pagesIn('english')),
  route('zh-Hant', 'app/chinese.tsx', { id: 'chinese' }, pagesIn('chinese')),
] satisfies RouteConfig;
