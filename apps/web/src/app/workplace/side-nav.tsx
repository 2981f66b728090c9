import { type MenuGroupCode, type MenuRow, menusOf } from '@onegi/contract/menus';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { Count } from './count.tsx';
import { rowIcons } from './row-icons.ts';
import { trailOf } from './trail.ts';
import { useRights, useUser } from './use-user.ts';
import { useCountAt } from './use-waiting.ts';
import classes from './workplace.module.css';

/** The groups in their order: what one works with first, and what is opened now and then folded. */
const sections: readonly { readonly groups: readonly MenuGroupCode[]; readonly isFolded?: true }[] = [
  { groups: ['myCase'] },
  { groups: ['motorOffice'] },
  { groups: ['accounts'] },
  { groups: ['administration'] },
  { groups: ['support'] },
  { groups: ['buy', 'buyCommercial'], isFolded: true },
  { groups: ['about'], isFolded: true },
];

/** The menus of the user, with what waits behind each row. Until the rights are known nothing is named: no row moves another. */
export function SideNav() {
  const user = useUser();
  if (!user) return <div className={classes.awaited} aria-hidden />;
  const groups = menusOf(user.rights);
  return sections.map(({ groups: codes, isFolded }) => {
    const shown = groups.filter(({ group }) => codes.includes(group));
    const [first] = shown;
    if (!first) return null;
    const rows = shown.flatMap(({ items }) => items);
    const Section = isFolded ? Folded : Open;
    return <Section key={first.group} group={first.group} rows={rows} />;
  });
}

interface SectionProps {
  group: MenuGroupCode;
  rows: readonly MenuRow[];
}

function Open({ group, rows }: SectionProps) {
  const t = useTranslations('menus');
  const id = useId();
  return (
    <div className={classes.section}>
      <p id={id} className={`dimmed fine strong ${classes.heading}`}>
        {t(group)}
      </p>
      <Rows labelledBy={id} rows={rows} />
    </div>
  );
}

function Folded({ group, rows }: SectionProps) {
  const t = useTranslations('menus');
  const id = useId();
  const { row } = trailOf(barePath(useLocation().pathname), useRights());
  return (
    <details className={classes.section} open={rows.some(({ path }) => path === row?.path)}>
      <summary id={id} className={`row between small menu-row ${classes.row}`}>
        {t(group)}
        <IconChevronDown size={18} stroke={1.75} className="turned-when-open rigid" aria-hidden />
      </summary>
      <Rows labelledBy={id} rows={rows} />
    </details>
  );
}

function Rows({ labelledBy, rows }: { labelledBy: string; rows: readonly MenuRow[] }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <li key={row.path}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

/** In a menu that is longer than the window the page that is open is in sight. */
const inSight = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' });

function Row({ row: { item, name, path } }: { row: MenuRow }) {
  const t = useTranslations('menus');
  const here = barePath(useLocation().pathname);
  const rights = useRights();
  const count = useCountAt(path);
  const Icon = rowIcons[item];
  const current = here === path ? 'page' : trailOf(here, rights).row?.path === path ? 'true' : undefined;
  return (
    <Link
      to={path}
      ref={current && inSight}
      aria-current={current}
      className={`row gap-xs small menu-row relative ${classes.row} ${classes.counted}`}
    >
      {Icon && <Icon size={20} stroke={1.75} className="rigid" aria-hidden />}
      <span className="grow">{t(name)}</span>
      <Count count={count} />
    </Link>
  );
}
