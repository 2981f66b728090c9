import { menuNameOf } from '@onegi/contract/menus';
import { IconSlash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { nameOf } from '../../features/accounts/user-name.ts';
import { barePath } from '../../lib/locale-path.ts';
import { isSelling, trailOf } from './trail.ts';
import { useRights, useUser } from './use-user.ts';
import classes from './workplace.module.css';

/** Where one is: group, page, and what is below it. A narrow screen shows the last of them alone. */
export function Breadcrumb() {
  const t = useTranslations();
  const path = barePath(useLocation().pathname);
  const rights = useRights();
  const { group, row, page } = trailOf(path, rights);
  const name = row && t(`menus.${menuNameOf(row.item, rights)}`);
  const last = page ? t(`frame.pages.${page}`) : name;
  return (
    <div className={`grow ${classes.here}`}>
      <nav aria-label={t('frame.trail')}>
        <ol className="row small">
          {group && <Crumb>{t(`menus.${group}`)}</Crumb>}
          {row && page && (
            <Crumb>
              <Link to={row.path} className="text-link target">
                {name}
              </Link>
            </Crumb>
          )}
          {last && (
            <li aria-current="page" className={`strong ${classes.last}`}>
              {last}
            </li>
          )}
        </ol>
      </nav>
      {isSelling(trailOf(path)) && <SellingAs />}
    </div>
  );
}

function Crumb({ children }: { children: ReactNode }) {
  return (
    <li className={`row dimmed rigid ${classes.crumb}`}>
      {children}
      <IconSlash size={16} stroke={1.75} aria-hidden />
    </li>
  );
}

/** Whose sale it is. The line is there before anybody is known, so that nothing moves. */
function SellingAs() {
  const t = useTranslations('frame');
  const locale = useLocale();
  const user = useUser();
  const code = user?.roles.includes('consultant') ? user.consultantCodes[0] : undefined;
  if (user && !code) return null;
  return (
    <p className={`dimmed fine ${classes.selling}`}>
      {user && code && t('sellingAs', { name: nameOf(user, locale), code })}
    </p>
  );
}
