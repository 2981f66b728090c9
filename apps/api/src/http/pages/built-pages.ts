import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { IndexedPage, PageLanguage } from './site-map.ts';

/** What the build tells about its pages (client/pages.json). */
interface PageList {
  pages: ({ pattern: string } & BuiltPage)[];
  indexed: IndexedPage[];
  notFound: Record<PageLanguage, string>;
}

export interface BuiltPage {
  /** The html file it was built as. */
  file: string;
  /**
   * Where its first view is rendered for each visit: whether visitors see it too, or only who is signed in; or once for all
   * until the catalogue changes.
   */
  rendered?: 'forAnyone' | 'forUsers' | 'forAll';
  /** Its address is a secret. */
  secret?: true;
}

export interface BuiltPages {
  folder: string;
  /** Pages that search engines may list. */
  indexed: readonly IndexedPage[];
  /** The page of an address without trailing slash, or undefined when there is no such page. */
  pageAt(path: string): BuiltPage | undefined;
  notFoundPage(language: PageLanguage): string;
  /** Whether the file (such as assets/index-1a2b.js) exists and may be served as it is. */
  hasFile(file: string): boolean;
  /** Hashes of the inline scripts the html file was built with. */
  scriptsOf(htmlFile: string): readonly string[];
}

/** Hashes of the scripts in a page. What search engines read (application/ld+json) is data, which no browser runs. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi);
  return [...new Set([...found].map(([, code = '']) => createHash('sha256').update(code).digest('base64')))];
}

function patternToRegExp(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}

/** The pages as the build left them; undefined when nothing was built. */
export function readBuiltPages(folder: string): BuiltPages | undefined {
  const listFile = join(folder, 'pages.json');
  if (!existsSync(listFile)) return undefined;
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as PageList;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const scripts = new Map(htmlFiles.map((file) => [file, inlineScripts(readFileSync(join(folder, file), 'utf8'))]));
  const servable = new Set(files.filter((file) => !/\.(html|br|gz)$/.test(file) && file !== 'pages.json'));
  const pages = list.pages.map(({ pattern, ...page }) => ({ matcher: patternToRegExp(pattern), page }));
  return {
    folder,
    indexed: list.indexed,
    pageAt: (path) => pages.find(({ matcher }) => matcher.test(path))?.page,
    notFoundPage: (language) => list.notFound[language],
    hasFile: (file) => servable.has(file),
    scriptsOf: (htmlFile) => scripts.get(htmlFile) ?? [],
  };
}
