import { type AgedAccount, ageingList } from '@onegi/contract/calls/settlement/ageing';
import { type AgeingBucket, accountFields } from '@onegi/contract/fields/accounts-current';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';
import { useLocaleNavigate } from '../../../lib/use-locale-navigate.ts';
import type { Me } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';

const filterOf = { client: 'clientKey', consultant: 'consultantCode', insurer: 'insurerCode' } as const;

/** The notes behind a figure. */
function notesAddress({ group, key }: AgedAccount, bucket?: AgeingBucket): string {
  const params = new URLSearchParams(key ? { [accountFields[filterOf[group]].wire]: key } : {});
  if (bucket) params.set(accountFields.bucket.wire, bucket);
  return `/ageing-notes?${params}`;
}

/** Whose statement the reader may open. */
const statementRights = {
  client: 'ageing.read',
  consultant: 'commission.read',
  insurer: 'insurerPayments.read',
} as const;

/** What clients owe, by client, consultant or insurer and by age. */
export default function AgeingPage() {
  const t = useTranslations('ageing');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Ageing user={user} />}
    </WorkFrame>
  );
}

function Ageing({ user }: { user: Me }) {
  const t = useTranslations('ageing');
  const labelled = useLabelled();
  const tLists = useTranslations('lists');
  const pick = useInLanguage();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const nameOf = (row: AgedAccount) => pick(row.name, row.nameZh) || t('noConsultant');
  const figure = (row: AgedAccount, cents: number, bucket?: AgeingBucket) =>
    cents === 0 ? (
      <span className="dimmed" data-nothing>
        –
      </span>
    ) : (
      <Link className="text-link" to={notesAddress(row, bucket)} aria-label={labelled(nameOf(row), formatMoney(cents))}>
        {formatMoney(cents)}
      </Link>
    );
  return (
    <ListPage
      key={locale}
      list={ageingList}
      label={t('title')}
      keyOf={({ group, key }) => `${group} ${key}`}
      columns={['name', 'currentCents', 'to30Cents', 'to60Cents', 'to90Cents', 'over90Cents', 'openCents']}
      brief={['openCents', 'over90Cents']}
      cells={{
        name: nameOf,
        currentCents: (row) => figure(row, row.currentCents, 'current'),
        to30Cents: (row) => figure(row, row.to30Cents, 'to30'),
        to60Cents: (row) => figure(row, row.to60Cents, 'to60'),
        to90Cents: (row) => figure(row, row.to90Cents, 'to90'),
        over90Cents: (row) => figure(row, row.over90Cents, 'over90'),
        openCents: (row) => figure(row, row.openCents),
      }}
      actions={{
        label: (row) => tLists('actionsOf', { name: nameOf(row) }),
        of: (row) => [
          { label: t('showNotes'), onSelect: () => void navigate(notesAddress(row)) },
          ...(row.key && user.rights[statementRights[row.group]]
            ? [
                {
                  label: t('showStatement'),
                  onSelect: () =>
                    void navigate(`/account-statement?${new URLSearchParams({ of: row.group, key: row.key })}`),
                },
              ]
            : []),
        ],
      }}
      empty={<EmptyState title={t('empty')} />}
    />
  );
}
