export type PageLanguage = 'en' | 'zh-Hant';

/** The address of a page in every language. */
export type Translations = Readonly<Record<PageLanguage, string>>;

const languages = [
  ['en', 'en'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['x-default', 'en'],
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sitemap for search engines: every public page in both languages, each naming the other. */
export function siteMapOf(pages: readonly Translations[], publicUrl: string): string {
  const address = (path: string) => escaped(path === '/' ? `${publicUrl}/` : publicUrl + path);
  const entries = pages.flatMap((page) => {
    const alternates = languages.map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(page[language])}"/>`,
    );
    return [page.en, page['zh-Hant']].map((path) => `<url><loc>${address(path)}</loc>${alternates.join('')}</url>`);
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
