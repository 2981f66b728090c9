import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { ColumnOf, List, RowOf } from '@onegi/contract/list';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import classes from './list.module.css';
import { orderByColumn, orderOf, searchOfOrder } from './list-address.ts';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { useCellText } from './use-cell-text.ts';
import { useTextOf } from './use-text-of.ts';

/** What a row's actions and its details may do with the list. */
export interface RowTools {
  /** Asks for the rows again, after one was changed. */
  readonly reload: () => Promise<unknown>;
  readonly open: () => void;
  readonly close: () => void;
}

type RowKey = string | number;

export interface TableProps<L extends List, Row = RowOf<L>> {
  /** The columns in sight, in their order; all that are declared where none are named. */
  columns?: readonly ColumnOf<L>[];
  /** What is drawn in the place of a column's plain text. */
  cells?: { readonly [K in ColumnOf<L>]?: (row: Row) => ReactNode };
  /** Leads the row on a phone, where it has two lines; the first column unless named. */
  main?: ColumnOf<L>;
  /** What is read first where there is room, and never narrow; what leads the row unless named. Null: all are short. */
  wide?: ColumnOf<L> | null;
  /** The second line on a phone: the first three of the other columns unless named. */
  brief?: readonly ColumnOf<L>[];
  /** What a row opens below itself, and what its button is called. */
  details?: {
    readonly label: (row: Row) => string;
    readonly draw: (row: Row, tools: RowTools) => ReactNode;
    /** Rows that have none are opened by their first link. */
    readonly isFor?: (row: Row) => boolean;
  };
  /** A press on a row opens its first link. */
  rowsOpen?: boolean;
  /** What can be done with a row at once, and what its menu is called. */
  actions?: { readonly label: (row: Row) => string; readonly of: (row: Row, tools: RowTools) => readonly RowAction[] };
  /** The key of a row that the page opens: one that was just made, or that the address names in whole. */
  opened?: RowKey | undefined;
}

interface Props<L extends List> extends TableProps<L> {
  list: L;
  label: string;
  rows: readonly RowOf<L>[];
  keyOf: (row: RowOf<L>) => RowKey;
  reload?: () => Promise<unknown>;
}

/** Rows of a list as a dense table with a sticky head; where there is little room every row has two lines. */
export function ListTable<L extends List>(props: Props<L>) {
  const { list, label, rows, keyOf, columns = Object.keys(list.columns) as ColumnOf<L>[] } = props;
  const { main = columns[0], details, actions, opened } = props;
  const brief = props.brief ?? columns.filter((column) => column !== main).slice(0, 3);
  const t = useTranslations('lists');
  const hasTools = details !== undefined || actions !== undefined;
  // One at a time: what an opened row asks has the same fields as the next.
  const [open, setOpen] = useState<RowKey>();
  useEffect(() => {
    if (opened !== undefined) setOpen(opened);
  }, [opened]);
  return (
    <div className={classes.frame}>
      <Table
        stickyHeader
        className={`small ${classes.table}`}
        style={{ '--list-brief': brief.length }}
        aria-label={label}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column} list={list} column={column} isMain={column === main} />
            ))}
            {hasTools && (
              <Table.Th scope="col" className={classes.tools}>
                <span className="visually-hidden">{t(details ? 'details' : 'actions')}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <ListRow
              key={keyOf(row)}
              {...props}
              columns={columns}
              main={main}
              brief={brief}
              row={row}
              isOpen={open === keyOf(row)}
              onOpen={(isOpen) => setOpen(isOpen ? keyOf(row) : undefined)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Head<L extends List>({ list, column, isMain }: { list: L; column: ColumnOf<L>; isMain: boolean }) {
  const t = useTranslations('lists');
  const [params] = useSearchParams();
  const { label: name = '', kind } = list.columns[column] ?? {};
  const label = useTextOf()(name);
  if (!list.sorts[column]) {
    return (
      <Table.Th scope="col" data-main={isMain} data-kind={kind}>
        {label}
      </Table.Th>
    );
  }
  const { sort, order } = orderOf(list, params);
  const isOrdering = sort === column;
  const Arrow = order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      scope="col"
      data-main={isMain}
      data-kind={kind}
      aria-sort={isOrdering ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <Link
        to={{ search: searchOfOrder(list, params, orderByColumn(list, params, column)) }}
        className="target gap-2xs"
        style={{ color: 'inherit' }}
        aria-label={t('sortedBy', { column: label })}
        preventScrollReset
      >
        {label}
        {isOrdering && <Arrow size={16} stroke={2} className="rigid" aria-hidden />}
      </Link>
    </Table.Th>
  );
}

/** What is pressed for itself, and never for its row. */
const isOwnPress = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menu"]') !== null;

interface RowProps<L extends List> extends Props<L> {
  row: RowOf<L>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function ListRow<L extends List>(props: RowProps<L>) {
  const {
    list,
    row,
    columns = [],
    cells,
    main,
    wide = main,
    brief = [],
    details,
    rowsOpen = false,
    actions,
    isOpen,
    onOpen,
  } = props;
  const isPressable = details !== undefined || rowsOpen;
  const cellText = useCellText();
  const id = useId();
  const toggle = () => onOpen(!isOpen);
  const tools = { reload: props.reload ?? (async () => {}), open: () => onOpen(true), close: () => onOpen(false) };
  const hasDetails = details !== undefined && (details.isFor?.(row) ?? true);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!isPressable || isOwnPress(event) || window.getSelection()?.toString()) return;
    if (hasDetails) toggle();
    else event.currentTarget.querySelector<HTMLElement>('a[href]')?.click();
  };
  return (
    <>
      <Table.Tr
        className={classes.row}
        data-list-row
        tabIndex={-1}
        data-open={isOpen}
        data-pressable={isPressable}
        onClick={onClick}
      >
        {columns.map((column) => {
          const text = cellText(list.columns[column], column, row);
          return (
            <Table.Td
              key={column}
              className={`tabular ${classes.cell}`}
              data-main={column === main}
              data-wide={column === wide}
              data-brief={brief.includes(column)}
              data-kind={list.columns[column]?.kind}
              title={cells?.[column] ? undefined : text || undefined}
            >
              {cells?.[column]?.(row) ?? text}
            </Table.Td>
          );
        })}
        {(details || actions) && (
          <Table.Td className={classes.tools}>
            <div className="row" style={{ justifyContent: 'flex-end' }}>
              {actions && <RowMenu label={actions.label(row)} actions={actions.of(row, tools)} />}
              {hasDetails && (
                <button
                  type="button"
                  data-opens
                  className={`icon-button brand hover-tinted ${classes.rowButton}`}
                  aria-expanded={isOpen}
                  aria-controls={id}
                  aria-label={details.label(row)}
                  onClick={toggle}
                >
                  <IconChevronDown size={20} stroke={1.75} className="turned-when-open" aria-hidden />
                </button>
              )}
            </div>
          </Table.Td>
        )}
      </Table.Tr>
      {hasDetails && isOpen && (
        <Table.Tr id={id} className={classes.detailsRow}>
          <Table.Td colSpan={columns.length + 1}>{details.draw(row, tools)}</Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
