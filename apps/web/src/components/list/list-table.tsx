import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { List } from '@onegi/contract/list';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './list.module.css';
import { orderByColumn, orderOf, searchOfOrder } from './list-address.ts';
import { useCellText } from './use-cell-text.ts';
import { useTextOf } from './use-text-of.ts';

export interface TableProps<Row> {
  /** The columns in sight, in their order; all that are declared where none are named. */
  columns?: readonly (keyof Row & string)[];
  /** What is drawn in the place of a column's plain text. */
  cells?: { readonly [K in keyof Row]?: (row: Row) => ReactNode };
  /** Leads the row on a phone, where each is a card; the first column unless named. */
  main?: keyof Row & string;
  /** What a row opens below itself, and what its button is called. */
  details?: { readonly label: (row: Row) => string; readonly draw: (row: Row) => ReactNode };
}

interface Props<Row> extends TableProps<Row> {
  list: Pick<List, 'columns' | 'sorts'>;
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** Rows of a list as a table with a sticky head; on a phone every row is a card. */
export function ListTable<Row>(props: Props<Row>) {
  const { list, label, rows, keyOf, columns = Object.keys(list.columns) as (keyof Row & string)[], details } = props;
  const t = useTranslations('lists');
  return (
    <Table stickyHeader className={`small ${classes.table}`} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Head key={column} list={list} column={column} />
          ))}
          {details && (
            <Table.Th scope="col">
              <span className="visually-hidden">{t('details')}</span>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <ListRow key={keyOf(row)} {...props} columns={columns} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Head({ list, column }: { list: Pick<List, 'columns' | 'sorts'>; column: string }) {
  const t = useTranslations('lists');
  const [params] = useSearchParams();
  const label = useTextOf()(list.columns[column]?.label ?? '');
  if (!list.sorts[column]) return <Table.Th scope="col">{label}</Table.Th>;
  const { sort, order } = orderOf(list, params);
  const isOrdering = sort === column;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th scope="col" aria-sort={isOrdering ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <Link
        to={{ search: searchOfOrder(list, params, orderByColumn(list, params, column)) }}
        className="target gap-2xs"
        style={{ color: 'inherit' }}
        aria-label={t('sortedBy', { column: label })}
        preventScrollReset
      >
        {label}
        {isOrdering && <Arrow size={16} stroke={2} aria-hidden />}
      </Link>
    </Table.Th>
  );
}

function ListRow<Row>({ list, row, columns = [], cells = {}, main = columns[0], details }: Props<Row> & { row: Row }) {
  const cellText = useCellText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Table.Tr className={classes.row} data-list-row tabIndex={-1} data-open={isOpen}>
        {columns.map((column) => (
          <Table.Td
            key={column}
            className={`tabular break-anywhere ${classes.cell}`}
            data-main={column === main}
            data-kind={list.columns[column]?.kind}
          >
            {cells[column]?.(row) ?? cellText(list.columns[column], column, row)}
          </Table.Td>
        ))}
        {details && (
          <Table.Td className={`tabular break-anywhere ${classes.cell} ${classes.opener}`}>
            <button
              type="button"
              data-opens
              className={`icon-button brand hover-tinted ${classes.open}`}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={details.label(row)}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronDown size={20} stroke={1.75} className="turned-when-open" aria-hidden />
            </button>
          </Table.Td>
        )}
      </Table.Tr>
      {details && isOpen && (
        <Table.Tr id={id} className={classes.detailsRow}>
          <Table.Td colSpan={columns.length + 1}>{details.draw(row)}</Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
