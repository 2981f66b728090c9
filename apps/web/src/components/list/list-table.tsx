import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { ColumnOf, List, RowOf } from '@onegi/contract/list';
import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryLink } from '../query-link.tsx';
import classes from './list.module.css';
import { OrderArrow } from './order-arrow.tsx';
import { OrderBar } from './order-bar.tsx';
import { type RowAction, RowMenu } from './row-menu.tsx';
import { useCellText } from './use-cell-text.ts';
import { useOrder } from './use-order.ts';
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
  /** Leads the row where there is little room; the first column unless named. */
  main?: ColumnOf<L>;
  /** What is read first where there is room, and never narrow; what leads the row unless named. Null: all are short. */
  wide?: ColumnOf<L> | null;
  /** What stands below it there: the first three of the other columns unless named. */
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

/**
 * Rows of a list as a dense table with a sticky head; where there is little room every row has a few lines, and a field above
 * them orders. Its parts say their roles: browsers forget what a table is once it is laid out as something else.
 */
export function ListTable<L extends List>(props: Props<L>) {
  const { list, label, rows, keyOf, columns = Object.keys(list.columns) as ColumnOf<L>[] } = props;
  const { main = columns[0], details, actions, opened } = props;
  const { sort } = useOrder(list);
  const others = columns.filter((column) => column !== main);
  const named = props.brief ?? others.slice(0, 3);
  // What rows are ordered by is in sight at any width.
  const brief = [...new Set([...others.filter((column) => column === sort), ...named])];
  const t = useTranslations('lists');
  const hasTools = details !== undefined || actions !== undefined;
  // In sight on a tablet: what a phone shows, then the first others.
  const medium = new Set([...new Set([...(main ? [main] : []), ...brief, ...columns])].slice(0, hasTools ? 4 : 5));
  // One at a time: what an opened row asks has the same fields as the next.
  const [open, setOpen] = useState<RowKey>();
  useEffect(() => {
    if (opened !== undefined) setOpen(opened);
  }, [opened]);
  return (
    <>
      <OrderBar list={list} />
      <Table
        role="table"
        stickyHeader
        className={`small ${classes.table}`}
        style={{ '--list-tools': Number(details !== undefined) + Number(actions !== undefined) }}
        aria-label={label}
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Head
                key={column}
                list={list}
                column={column}
                isMain={column === main}
                isBrief={brief.includes(column)}
                isMedium={medium.has(column)}
              />
            ))}
            {hasTools && (
              <Table.Th role="columnheader" scope="col" className={classes.tools}>
                <span className="visually-hidden">{t(details ? 'details' : 'actions')}</span>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <ListRow
              key={keyOf(row)}
              {...props}
              columns={columns}
              main={main}
              brief={brief}
              medium={medium}
              row={row}
              isOpen={open === keyOf(row)}
              onOpen={(isOpen) => setOpen(isOpen ? keyOf(row) : undefined)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

interface HeadProps<L extends List> {
  list: L;
  column: ColumnOf<L>;
  isMain: boolean;
  isBrief: boolean;
  isMedium: boolean;
}

function Head<L extends List>({ list, column, isMain, isBrief, isMedium }: HeadProps<L>) {
  const t = useTranslations('lists');
  const { label: name = '', kind } = list.columns[column] ?? {};
  const label = useTextOf()(name);
  const { sort, order, turned } = useOrder(list);
  const common = {
    role: 'columnheader',
    scope: 'col',
    'data-main': isMain,
    'data-brief': isBrief,
    'data-medium': isMedium,
    'data-kind': kind,
  };
  if (!list.sorts[column]) return <Table.Th {...common}>{label}</Table.Th>;
  const isOrdering = sort === column;
  return (
    <Table.Th {...common} aria-sort={isOrdering ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <QueryLink
        searchOf={turned(column)}
        className="target gap-2xs"
        style={{ color: 'inherit' }}
        aria-label={t('sortedBy', { column: label })}
        preventScrollReset
      >
        {label}
        {isOrdering && <OrderArrow order={order} size={16} />}
      </QueryLink>
      <span className={classes.narrowOnly}>{label}</span>
    </Table.Th>
  );
}

/** What is pressed for itself, and never for its row. */
const isOwnPress = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menu"]') !== null;

interface RowProps<L extends List> extends Props<L> {
  row: RowOf<L>;
  medium: ReadonlySet<ColumnOf<L>>;
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
    medium,
    details,
    rowsOpen = false,
    actions,
    isOpen,
    onOpen,
  } = props;
  const isPressable = details !== undefined || rowsOpen;
  const cellText = useCellText();
  const textOf = useTextOf();
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
        role="row"
        className={classes.row}
        data-list-row
        tabIndex={-1}
        data-open={isOpen}
        data-pressable={isPressable}
        onClick={onClick}
      >
        {columns.map((column) => {
          const declared = list.columns[column];
          const text = cellText(declared, column, row);
          const content = cells?.[column]?.(row) ?? text;
          const isBrief = brief.includes(column);
          return (
            <Table.Td
              key={column}
              role="cell"
              className={`tabular ${classes.cell}`}
              data-main={column === main}
              data-wide={column === wide}
              data-brief={isBrief}
              data-medium={medium.has(column)}
              data-kind={declared?.kind}
              title={cells?.[column] ? undefined : text || undefined}
            >
              {/* A figure or a day alone could be anything: without its head it says its name. */}
              {isBrief && declared?.kind && content !== '' && (
                <span className={`dimmed ${classes.narrowOnly}`}>{textOf(declared.label)} </span>
              )}
              {content}
            </Table.Td>
          );
        })}
        {(details || actions) && (
          <Table.Td role="cell" className={classes.tools}>
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
        <Table.Tr role="row" id={id} className={classes.detailsRow}>
          <Table.Td role="cell" colSpan={columns.length + 1}>
            {details.draw(row, tools)}
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
