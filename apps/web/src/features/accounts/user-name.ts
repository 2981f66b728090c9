import type { Locale } from '../../lib/locale-path.ts';
import type { Me } from './use-me.ts';

/** What to call the user in a language; who has no name yet is called by their address. */
export function nameOf({ name, nameZh, userEmail }: Me, locale: Locale): string {
  return (locale === 'zh-Hant' && nameZh) || name || nameZh || userEmail || '';
}
