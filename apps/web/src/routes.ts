import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Bundle, bundles } from './lib/bundles.ts';
import type { Locale } from './lib/locale-path.ts';
import { type Page, pages } from './lib/pages.ts';
import { textLayout } from './text-layouts.ts';

const frame = { name: 'LanguageFrame', file: 'app/language-frame.tsx' };
const plainTexts = { name: 'MoreMessages', file: 'components/more-messages.tsx' };
const textsAndApi = { name: 'PurchaseMessages', file: 'app/purchase-messages.tsx' };

const languages = { en: 'english', 'zh-Hant': 'chinese' };

function entriesOf(locale: Locale, found: readonly Page[]): RouteConfigEntry[] {
  return found.map((page) => ({
    id: `${languages[locale]}:${page.path || 'front'}`,
    file: page.file,
    ...(page.path === '' ? { index: true } : { path: page.path }),
  }));
}

/** The pages of a bundle; those that need a line's texts stand in a layout of that line. */
function bundled(locale: Locale, found: readonly Page[]): RouteConfigEntry[] {
  const lines = [...new Set(found.flatMap(({ line }) => line ?? []))];
  const inLines = lines.map((line) =>
    layout(
      textLayout({ locale, name: `lines/${line}`, texts: [line], component: plainTexts }),
      { id: `${languages[locale]}-${line}` },
      entriesOf(
        locale,
        found.filter((page) => page.line === line),
      ),
    ),
  );
  const others = found.filter((page) => page.line === undefined);
  return [...inLines, ...entriesOf(locale, others)];
}

/** The same route files serve both languages; only the layouts, which bring the texts, differ. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const groups = (Object.keys(bundles) as Bundle[]).map((bundle) => {
    const needs: { texts: readonly string[]; api?: true } = bundles[bundle];
    const component = needs.api ? textsAndApi : plainTexts;
    return layout(
      textLayout({ locale, name: `bundles/${bundle}`, texts: needs.texts, component }),
      { id: `${languages[locale]}-${bundle}` },
      bundled(
        locale,
        pages.filter((page) => page.bundle === bundle),
      ),
    );
  });
  return [...groups, route('*', 'app/not-found-page.tsx', { id: `${languages[locale]}:not-found` })];
}

const languageLayout = (locale: Locale) =>
  textLayout({ locale, name: 'language', texts: ['common', 'validation'], component: frame });

export default [
  layout(languageLayout('en'), { id: languages.en }, pagesIn('en')),
  route('zh-Hant', languageLayout('zh-Hant'), { id: languages['zh-Hant'] }, pagesIn('zh-Hant')),
] satisfies RouteConfig;
