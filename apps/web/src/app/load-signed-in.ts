import type { Locale } from '../lib/locale-path.ts';
import type { UserPart } from './user-part.ts';

/** A step of its own: what names the many files of this part is not loaded by visitors either. */
export function loadSignedIn(locale: Locale): Promise<{ default: UserPart }> {
  return locale === 'en' ? import('./signed-in-english.tsx') : import('./signed-in-chinese.tsx');
}
