import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { Link } from '../components/link.tsx';
import { CallUs } from './call-us.tsx';
import classes from './drawer.module.css';
import { DrawerFrame } from './drawer-frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { groupsOf, type ShownGroup, useMenuGroups } from './menu-groups.ts';
import type { DrawerProps } from './menu-props.ts';
import { pageIcons } from './page-icons.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserArea } from './user-area.tsx';

const ROW = 'plain-button row full-width gap-sm menu-row';

/** The header of narrow screens. */
export function Drawer({ onClose }: DrawerProps) {
  const groups = useMenuGroups();
  const parts = Object.entries(groupsOf).map(([part, codes]) => ({
    part,
    groups: groups.filter(({ code }) => codes.some((one) => one === code)),
  }));
  const pages = parts.map(
    ({ part, groups: shown }) => shown.length > 0 && <Part key={part} open={part === 'buy'} groups={shown} />,
  );
  return (
    <DrawerFrame onClose={onClose} pages={pages}>
      <UserArea place="drawer" />
      <LanguageSwitch className={ROW} icon={<IconLanguage size={22} stroke={1.75} aria-hidden />} />
      <ThemeSwitch className={ROW} withText />
      <CallUs className={ROW} withText />
    </DrawerFrame>
  );
}

function Part({ groups: [first, ...others], open }: { groups: readonly ShownGroup[]; open: boolean }) {
  if (!first) return null;
  return (
    <details className={classes.part} open={open}>
      <summary className={`row between strong menu-row ${classes.title}`}>
        {first.name}
        <IconChevronDown size={20} stroke={1.75} className="turned-when-open" aria-hidden />
      </summary>
      <Items group={first} />
      {others.map((group) => (
        <div key={group.code}>
          <p className={`dimmed fine strong ${classes.subtitle}`}>{group.name}</p>
          <Items group={group} />
        </div>
      ))}
    </details>
  );
}

function Items({ group }: { group: ShownGroup }) {
  return (
    <ul aria-label={group.name}>
      {group.items.map(({ path, name }) => {
        const Icon = pageIcons[path];
        return (
          <li key={path}>
            <Link to={path} className={ROW}>
              {Icon && <Icon size={22} stroke={1.75} className="rigid brand" aria-hidden />}
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
