import { Link, useLocation, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { htmlLang, type Locale, localePath } from '../lib/locale-path.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** The same page and the same search in the other language. */
export function LanguageSwitch({ className }: { className: string }) {
  const t = useTranslations('common.language');
  const other: Locale = useLocale() === 'en' ? 'zh-Hant' : 'en';
  const { pathname, search, hash } = useLocation();
  const isUnknownPage = useParams()['*'] !== undefined;
  const here = isUnknownPage ? '/' : pathname;
  const to = useHydrated() ? here + search + hash : here;
  return (
    <Link to={localePath(to, other)} className={className} lang={htmlLang[other]} hrefLang={htmlLang[other]} replace>
      {t('switchTo')}
    </Link>
  );
}
