import { useLocale, useTranslations } from 'use-intl';
import { localePath } from '../lib/locale-path.ts';

interface Props {
  title: string;
  description: string;
  /** Path below the language, for the links to the page itself and to its other language; pages without one are kept out of search engines. */
  path?: string;
}

/** Title, description and language alternates of a page. React moves them into the head. */
export function PageHead({ title, description, path }: Props) {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <>
      <title>{title === t('brand') ? title : `${title} | ${t('brand')}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={__PUBLIC_URL__ + localePath(path, locale)} />
          <link rel="alternate" hrefLang="en" href={__PUBLIC_URL__ + localePath(path, 'en')} />
          <link rel="alternate" hrefLang="zh-Hant" href={__PUBLIC_URL__ + localePath(path, 'zh-Hant')} />
          <link rel="alternate" hrefLang="x-default" href={__PUBLIC_URL__ + localePath(path, 'en')} />
        </>
      )}
    </>
  );
}
