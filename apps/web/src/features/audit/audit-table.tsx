import { Skeleton } from '@mantine/core';
import type { AuditRow } from '@onegi/contract/calls/audit/list-audit';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndSecond } from '../../lib/long-date.ts';
import classes from './audit.module.css';
import { AuditDetails } from './audit-details.tsx';

const COLUMNS = 5;

/** Deeds, the latest first; each opens what it was before and after. Undefined while they are on their way. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] | undefined }) {
  const t = useTranslations('audit.table');
  if (!rows) return <Skeleton height={420} radius="md" />;
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{t('at')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('action')}</th>
          <th scope="col">{t('object')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('details')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map((row) => (
          <Deed key={row.seq} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Who did it: a user by today's name, anybody else by kind. */
function useActorName() {
  const t = useTranslations('audit.actors');
  const locale = useLocale();
  return ({ actorKind, actorName, actorNameZh }: AuditRow) =>
    (locale === 'zh-Hant' ? (actorNameZh ?? actorName) : actorName) ?? t(actorKind);
}

function Deed({ row }: { row: AuditRow }) {
  const t = useTranslations('audit');
  const roleName = useTranslations('accountsWeb.roles');
  const locale = useLocale();
  const nameOf = useActorName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const roles = row.actorRoles.flatMap((role) => (role === 'visitor' || role === 'client' ? [] : [roleName(role)]));
  return (
    <>
      <tr className={classes.row} data-open={isOpen}>
        <td className={`${classes.cell} ${classes.at}`}>{dayAndSecond(row.happenedAt, locale)}</td>
        <td className={classes.cell}>
          {nameOf(row)}
          {roles.length > 0 && <span className={classes.second}>{roles.join(' · ')}</span>}
        </td>
        <td className={`${classes.cell} ${classes.action}`} data-refused={row.action === 'permission.refused'}>
          {t(`actions.${row.action}`)}
        </td>
        <td className={classes.cell}>
          {row.objectName ?? t(`objects.${row.objectKind}`)}
          {row.objectName && <span className={classes.second}>{t(`objects.${row.objectKind}`)}</span>}
        </td>
        <td className={`${classes.cell} ${classes.opener}`}>
          <button
            type="button"
            className={classes.open}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('table.open', { seq: row.seq })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={`${classes.row} ${classes.detailsRow}`}>
          <td className={`${classes.cell} ${classes.detailsCell}`} colSpan={COLUMNS}>
            <AuditDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
