import { permissions } from '@onegi/contract/permissions';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Bundle, bundles } from './lib/bundles.ts';
import { isEntryPage } from './lib/frame-hints.ts';
import type { Locale } from './lib/locale-path.ts';
import { type Page, pages } from './lib/pages.ts';
import { textLayout } from './text-layouts.ts';

const frame = { name: 'LanguageFrame', file: 'app/language-frame.tsx' };
const plainTexts = { name: 'MoreMessages', file: 'components/more-messages.tsx' };
const textsAndApi = { name: 'PurchaseMessages', file: 'app/purchase-messages.tsx' };

function entriesOf(locale: Locale, found: readonly Page[]): RouteConfigEntry[] {
  return found.map((page) => ({
    id: `${locale}:${page.path || 'front'}`,
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
      { id: `${locale}-${line}` },
      entriesOf(
        locale,
        found.filter((page) => page.line === line),
      ),
    ),
  );
  const others = found.filter((page) => page.line === undefined);
  return [...inLines, ...entriesOf(locale, others)];
}

/** Pages that are no visitor's stand in the workplace from the start; but not those that lead into it. */
const isWorkplacePage = ({ path, permission }: Page) =>
  permissions[permission].visitor === undefined && !isEntryPage(`/${path}`);

/** The pages of one frame, in the layouts of their bundles; the workplace comes with its pages. */
function framed(locale: Locale, inWorkplace: boolean): RouteConfigEntry[] {
  const frame = inWorkplace ? 'work' : 'open';
  return (Object.keys(bundles) as Bundle[]).flatMap((bundle) => {
    const needs: { texts: readonly string[]; api?: true } = bundles[bundle];
    const found = pages.filter((page) => page.bundle === bundle && isWorkplacePage(page) === inWorkplace);
    if (found.length === 0) return [];
    const file = textLayout({
      locale,
      name: `${frame}/${bundle}`,
      // What is wrong with an answer: pages without the API load it with the first touch of a form.
      texts: needs.api ? ['validation', ...needs.texts] : needs.texts,
      component: needs.api ? textsAndApi : plainTexts,
      ...(inWorkplace ? { handle: `app/workplace/${locale}.ts` } : {}),
    });
    return layout(file, { id: `${locale}-${frame}-${bundle}` }, bundled(locale, found));
  });
}

/** The same route files serve both languages; only the layouts, which bring the texts, differ. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  return [
    ...framed(locale, false),
    ...framed(locale, true),
    route('*', 'components/not-found-page.tsx', { id: `${locale}:not-found` }),
  ];
}

const languageLayout = (locale: Locale) =>
  textLayout({ locale, name: 'language', texts: ['common'], component: frame });

export default [
  layout(languageLayout('en'), { id: 'en' }, pagesIn('en')),
  route('zh-Hant', languageLayout('zh-Hant'), { id: 'zh-Hant' }, pagesIn('zh-Hant')),
] satisfies RouteConfig;
