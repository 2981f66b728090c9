import type { Rights } from '@onegi/contract/permissions';
import { useTranslations } from 'use-intl';
import { useMenuGroups } from '../../app/menu-groups.ts';
import { pageIcons } from '../../app/page-icons.tsx';
import { useLoadedWorkplace } from '../../app/use-workplace.ts';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useSignedInHint } from '../../lib/session-hint.ts';
import classes from './sitemap-page.module.css';

/** Every page that whoever looks may open, in the groups of the menus. */
export default function SitemapPage() {
  const t = useTranslations('menus');
  const workplace = useLoadedWorkplace(useSignedInHint());
  return (
    <div className="container page">
      <PageHead title={t('sitemap')} description={t('sitemapDescription')} path="/sitemap" />
      <h1>{t('sitemap')}</h1>
      <p className="dimmed mt-xs">{t('sitemapLead')}</p>
      <div className="masonry mt-2xl">
        {workplace ? <workplace.WithRights>{(rights) => <Groups rights={rights} />}</workplace.WithRights> : <Groups />}
      </div>
    </div>
  );
}

function Groups({ rights }: { rights?: Rights }) {
  return useMenuGroups(rights).map(({ code, name, items }) => (
    <section
      key={code}
      id={code}
      data-group={code}
      className={`card mb-md ${classes.group}`}
      aria-labelledby={`group-${code}`}
    >
      <h2 id={`group-${code}`}>{name}</h2>
      <ul>
        {items.map((item) => {
          const Icon = pageIcons[item.path];
          return (
            <li key={item.path}>
              <Link to={item.path} className="row unlined gap-sm menu-row">
                {Icon && <Icon size={22} stroke={1.75} className="rigid brand" aria-hidden />}
                {item.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
