import { type AuditRow, auditList } from '@onegi/contract/calls/audit/list-audit';
import { useLocale, useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { dayAndSecond } from '../../lib/long-date.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { AuditDetails } from './audit-details.tsx';
import { ChainState } from './chain-state.tsx';

export default function AuditPage() {
  const t = useTranslations('audit');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Trail />}
    </WorkFrame>
  );
}

/** Who did it: a user by today's name and the roles of that day, anybody else by kind. */
function ActorCell({ row }: { row: AuditRow }) {
  const t = useTranslations('audit.actors');
  const roleName = useTranslations('accountsWeb.roles');
  const locale = useLocale();
  const { actorKind, actorName, actorNameZh } = row;
  const roles = row.actorRoles.flatMap((role) =>
    role === 'visitor' || role === 'client' || role === 'insurer' ? [] : [roleName(role)],
  );
  return (
    <>
      {(locale === 'zh-Hant' ? (actorNameZh ?? actorName) : actorName) ?? t(actorKind)}
      {roles.length > 0 && <span className="dimmed fine block">{roles.join(' · ')}</span>}
    </>
  );
}

function ObjectCell({ row }: { row: AuditRow }) {
  const t = useTranslations('audit.objects');
  return (
    <>
      {row.objectName ?? t(row.objectKind)}
      {row.objectName && <span className="dimmed fine block">{t(row.objectKind)}</span>}
    </>
  );
}

function Trail() {
  const t = useTranslations('audit');
  const locale = useLocale();
  return (
    <ListPage
      list={auditList}
      label={t('table.caption')}
      keyOf={({ seq }) => seq}
      columns={['happenedAt', 'actorName', 'action', 'objectName']}
      main="action"
      cells={{
        happenedAt: (row) => <span className="tabular unbroken">{dayAndSecond(row.happenedAt, locale)}</span>,
        actorName: (row) => <ActorCell row={row} />,
        action: (row) => (
          <span className={row.action === 'permission.refused' ? 'strong error-text' : 'strong'}>
            {t(`actions.${row.action}`)}
          </span>
        ),
        objectName: (row) => <ObjectCell row={row} />,
      }}
      details={{
        label: ({ seq }) => t('table.open', { seq }),
        draw: (row) => <AuditDetails row={row} />,
      }}
      above={(page) =>
        page ? <ChainState verification={page.verification} /> : <p className="row small gap-xs mt-md">{'\u00a0'}</p>
      }
    />
  );
}
