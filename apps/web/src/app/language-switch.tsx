import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { htmlLang, type Locale, localePath } from '../lib/locale-path.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** The same page and the same search in the other language. */
export function LanguageSwitch({ className, icon }: { className: string; icon?: ReactNode }) {
  const t = useTranslations('common.language');
  const other: Locale = useLocale() === 'en' ? 'zh-Hant' : 'en';
  const { pathname, search, hash } = useLocation();
  const isUnknownPage = useParams()['*'] !== undefined;
  const here = isUnknownPage ? '/' : pathname;
  const to = useHydrated() ? here + search + hash : here;
  const navigate = useNavigate();

  /** Forms keep their values in the address without the router knowing: the address bar is the one to copy. */
  function switchHere(event: MouseEvent) {
    if (isUnknownPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname: path, search: query, hash: part } = window.location;
    navigate(localePath(path + query + part, other), { replace: true, preventScrollReset: true });
  }

  return (
    <Link
      onClick={switchHere}
      to={localePath(to, other)}
      className={className}
      lang={htmlLang[other]}
      hrefLang={htmlLang[other]}
      replace
    >
      {icon}
      {t('switchTo')}
    </Link>
  );
}
