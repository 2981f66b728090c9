import { useLocale } from 'use-intl';
import { localePath } from '../lib/locale-path.ts';

/** The whole address of a page of ours in the language being read, as far as the build knows where it is served. */
export function usePageAddress(): (path: string) => string {
  const locale = useLocale();
  return (path) => __PUBLIC_URL__ + localePath(path, locale);
}

/** Where a page stands, from the home page down to itself. */
export const breadcrumbData = (steps: readonly { readonly name: string; readonly address: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address,
  })),
});

/** What a page says, in the words of schema.org. A block of data: no browser runs it, so the page's policy need not allow it. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours; no text in it can end the element
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
