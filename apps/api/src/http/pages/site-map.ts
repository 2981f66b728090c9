export type PageLanguage = 'en' | 'zh-Hant';

/** A page that search engines may list: its address in every language, and the lines whose tariffs it shows. */
export type IndexedPage = Readonly<Record<PageLanguage, string>> & { readonly tariffs?: readonly string[] };

const languages = [
  ['en', 'en'],
  ['zh-Hant', 'zh-Hant'],
  ['x-default', 'en'],
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The sitemap for search engines: every public page in both languages, each naming the other.
 * @param changedOn the day since when a line is sold as it is
 */
export function siteMapOf(
  pages: readonly IndexedPage[],
  publicUrl: string,
  changedOn: (line: string) => string,
): string {
  const address = (path: string) => escaped(path === '/' ? `${publicUrl}/` : publicUrl + path);
  const entries = pages.flatMap((page) => {
    const alternates = languages.map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(page[language])}"/>`,
    );
    // Of pages without figures nobody knows when they were last changed: nothing is claimed of them.
    const last = (page.tariffs ?? []).map(changedOn).sort().at(-1);
    const changed = last ? `<lastmod>${last}</lastmod>` : '';
    return [page.en, page['zh-Hant']].map(
      (path) => `<url><loc>${address(path)}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** What robots may read: neither calls, nor lists of quotes, which are one per search. */
export function robotsOf(publicUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /quoteCards
Disallow: /zh-Hant/quoteCards

Sitemap: ${publicUrl}/sitemap.xml
`;
}
