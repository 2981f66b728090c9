import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { AuditRow } from '@onegi/contract/calls/audit/list-audit';
import { type AuditFact, auditFields as f } from '@onegi/contract/fields/audit';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';

/** What an action changed, attribute by attribute, and from where it was done. */
export function AuditDetails({ row }: { row: AuditRow }) {
  const t = useTranslations('audit');
  const attributes = [...new Set([...Object.keys(row.before), ...Object.keys(row.after)])];
  const facts: [string, string | null][] = [
    [t('details.row'), String(row.seq)],
    [t('details.objectId'), row.objectId],
    [t('details.actorId'), row.actorId],
    [t('details.from'), row.agent],
    [t('details.address'), row.addressMark],
    [t('details.request'), row.requestId],
  ];
  return (
    <div className="stack tinted gap-md p-md mb-xs" style={{ borderRadius: 'var(--mantine-radius-md)' }}>
      {attributes.length > 0 ? <Changes row={row} attributes={attributes} /> : <p>{t('details.unchanged')}</p>}
      <dl className="flex wrap fine gap-md">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="break-anywhere">
              <dt className="dimmed">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {(row.objectId ?? row.objectName) && (
        <Link className="text-link" to={`/audit?${new URLSearchParams({ [f.objectSearched.wire]: objectOf(row) })}`}>
          {t('details.all')}
        </Link>
      )}
    </div>
  );
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** By what the object is found again: its id, where that is one of a row. */
const objectOf = ({ objectId, objectName }: AuditRow) =>
  objectId && isUuid(objectId) ? objectId : (objectName ?? objectId ?? '');

function Changes({ row, attributes }: { row: AuditRow; attributes: readonly string[] }) {
  const t = useTranslations('audit.details');
  const nameOf = useAttributeName();
  const shownFact = useFact();
  return (
    <Table layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className="dimmed fine">
            {t('attribute')}
          </Table.Th>
          <Table.Th scope="col" className="dimmed fine">
            {t('before')}
          </Table.Th>
          <Table.Th scope="col" className="dimmed fine">
            {t('after')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {attributes.map((attribute) => (
          <Table.Tr key={attribute}>
            <Table.Th scope="row" className="break-anywhere regular">
              {nameOf(attribute)}
            </Table.Th>
            <Table.Td className="break-anywhere">{shownFact(attribute, row.before[attribute])}</Table.Td>
            <Table.Td className="break-anywhere strong">{shownFact(attribute, row.after[attribute])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** An attribute in words; one that only a newer server knows by its own name. */
function useAttributeName() {
  const t = useTranslations('audit.attributes');
  return (attribute: string) => (t.has(attribute as 'name') ? t(attribute as 'name') : attribute);
}

/** A code in words, where there are words for it. */
function useValue() {
  const t = useTranslations('audit.values');
  const roleOf = useTranslations('accountsWeb.roles');
  return (attribute: string, value: string): string => {
    if (attribute === 'roles') return roleOf.has(value as 'editor') ? roleOf(value as 'editor') : value;
    const key = `${attribute}.${value}`;
    return /^[\w.-]+$/.test(key) && t.has(key as 'factor.totp') ? t(key as 'factor.totp') : value;
  };
}

function useFact() {
  const t = useTranslations('audit.details');
  const inWords = useValue();
  return (attribute: string, fact: AuditFact | undefined): string => {
    if (fact === undefined) return '–';
    if (fact === null || fact === '') return t('none');
    if (typeof fact === 'boolean') return t(fact ? 'yes' : 'no');
    if (Array.isArray(fact))
      return fact.length > 0 ? fact.map((each) => inWords(attribute, String(each))).join(', ') : t('none');
    return attribute === 'amountCents' && typeof fact === 'number'
      ? formatMoney(fact)
      : inWords(attribute, String(fact));
  };
}
