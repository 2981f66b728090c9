export type Locale = 'en' | 'zh-Hant';

/** English lives at the root, Chinese below this path. */
export const chinesePrefix = '/zh-Hant';

export const htmlLang: Record<Locale, string> = { en: 'en', 'zh-Hant': 'zh-Hant-HK' };

export function localeOf(pathname: string): Locale {
  return pathname === chinesePrefix || pathname.startsWith(`${chinesePrefix}/`) ? 'zh-Hant' : 'en';
}

/** The path without its language, never with a trailing slash: '/zh-Hant/travelIndex/' becomes '/travelIndex'. */
export function barePath(pathname: string): string {
  const bare = localeOf(pathname) === 'zh-Hant' ? pathname.slice(chinesePrefix.length) : pathname;
  return bare.replace(/\/+$/, '') || '/';
}

/** An address of this site in the given language; search and hash are kept. Outside addresses pass unchanged. */
export function localePath(to: string, locale: Locale): string {
  if (!to.startsWith('/')) return to;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const bare = barePath(pathname);
  if (locale === 'en') return bare + rest;
  return (bare === '/' ? chinesePrefix : chinesePrefix + bare) + rest;
}
