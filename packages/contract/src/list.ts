import * as z from 'zod';
import { type AnswerOf, type BodyOf, type Call, call } from './call.ts';
import { pageAnswered, pageAsked } from './paging.ts';
import type { Permission } from './permissions.ts';
import {
  type CrossCheck,
  type DomainOf,
  type Field,
  type FieldMap,
  field,
  listOf,
  optional,
  type Shape,
  shape,
} from './shape.ts';

/** What a list can be narrowed by. Keys of texts are those of packages/messages. */
export type ListFilter<F extends Field = Field> = {
  readonly field: F;
  readonly label: string;
  /** What cannot be seen from its name. */
  readonly hint?: string;
  /** Its name in the page's address, where that is not the field's on the wire. */
  readonly param?: string;
} & (
  | { readonly kind: 'text'; readonly maxLength: number }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'choice';
      /** What there is to choose; left out where the page alone knows (insurers). */
      readonly values?: readonly string[];
      /** The texts of the values: `${texts}.${value}`; without it a value is shown as it is. */
      readonly texts?: string;
      /** The text of the empty choice. */
      readonly all: string;
    }
);

/** One column: the key of its heading, and how the field is written unless the page draws it itself. */
export interface ListColumn {
  readonly label: string;
  /** What says nothing without its heading; `money`: whole cents, written as dollars. Words and references need none. */
  readonly kind?: 'date' | 'moment' | 'money' | 'number';
  /** The field's words are `${texts}.${value}`; of a list of values each. */
  readonly texts?: string;
  /** The row's field that holds the same in Chinese. */
  readonly chinese?: string;
}

/** A sort's field names it on the wire, its order is the one it begins with. The first of a list is the default. */
export type ListSorts = Readonly<Record<string, { readonly field: Field; readonly order: 'asc' | 'desc' }>>;
type Filters = Readonly<Record<string, ListFilter>>;

type FilterFields<F extends Filters> = {
  readonly [K in keyof F]: F[K]['field'] extends Field<infer W, infer S> ? Field<W, z.ZodOptional<S>> : never;
};

/** A list as everything else reads it: the server, the page, the export. */
export interface List {
  readonly name: string;
  /** Who may read it, page by page and as a file: a row of the permission table. */
  readonly permission: Permission;
  readonly filters: Filters;
  readonly sorts: ListSorts;
  readonly columns: Readonly<Record<string, ListColumn>>;
  /** One page of it. */
  readonly page: Call;
  /** All of it as a workbook; undefined where a list is not to be taken away. */
  readonly export: Call | undefined;
}

/** What is asked of a list: its filters, its order, and a place in it. */
export type AskedOf<L extends List> = BodyOf<L['page']>;
export type PageOf<L extends List> = AnswerOf<L['page']>;
export type RowOf<L extends List> = PageOf<L> extends { records: (infer R)[] } ? R : never;
/** What of its rows a list declares as columns: what a page may draw, for each has its heading. */
export type ColumnOf<L extends Pick<List, 'columns'>> = keyof L['columns'] & string;

/** The most rows that leave in one file. */
export const EXPORTED_ROWS = 10_000;

interface Declared<
  F extends Filters,
  S extends ListSorts,
  R extends FieldMap,
  C extends keyof DomainOf<R>,
  G extends FieldMap,
  A extends FieldMap,
> {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly permission: Permission;
  readonly filters: F;
  readonly sorts: S;
  readonly row: Shape<R>;
  readonly columns: Readonly<Record<C, ListColumn>>;
  readonly exported?: boolean;
  /** Always asked beside the filters: which box. */
  readonly asked?: G;
  /** Answered beside the rows. */
  readonly answered?: A;
  readonly checks?: readonly CrossCheck<DomainOf<G & FilterFields<F>>>[];
  /** How many rows a page may hold, where it is not one of `pageSizes`. */
  readonly size?: Field<'size', z.ZodType<number>>;
}

/** The name of a column on the wire, by its own name inside. */
function sortField<S extends ListSorts>(sorts: S): Field<'sort', z.ZodType<keyof S & string>> {
  const names = Object.keys(sorts) as [string, ...string[]];
  const wires = names.map((name) => sorts[name]?.field.wire ?? name) as [string, ...string[]];
  const codec = z.codec(z.enum(wires, 'validation.choice'), z.enum(names), {
    decode: (wire) => names[wires.indexOf(wire)] as string,
    encode: (name) => wires[names.indexOf(name)] as string,
  });
  return field('sort', codec as unknown as z.ZodType<keyof S & string>);
}

/**
 * Declares a list once: its paged call, its export, and what its page needs. Fields come from the dictionary.
 * A total counts so far ahead of the page as is cheap; `isMore` says that there is more than it.
 */
export function list<
  const F extends Filters,
  const S extends ListSorts,
  R extends FieldMap,
  C extends keyof DomainOf<R>,
  G extends FieldMap = Record<never, never>,
  A extends FieldMap = Record<never, never>,
>(declared: Declared<F, S, R, C, G, A>) {
  const { name, path, summary, tag, permission, filters, sorts, row, exported = false, checks = [] } = declared;
  const narrowed = Object.fromEntries(
    Object.entries(filters).map(([key, filter]) => [key, optional(filter.field)]),
  ) as unknown as FilterFields<F>;
  const asked = {
    ...(declared.asked ?? ({} as G)),
    ...narrowed,
    sort: optional(sortField(sorts)),
    order: pageAsked.order,
  };
  const size = declared.size ? optional(declared.size) : pageAsked.size;
  const page = call({
    name,
    method: 'POST',
    path,
    summary,
    tag,
    permission,
    body: shape({ current: pageAsked.current, size, ...asked }, checks as never),
    answer: shape({ records: listOf('records', row), ...pageAnswered, ...(declared.answered ?? ({} as A)) }),
  });
  const file = call({
    name: `${name}Export`,
    method: 'POST',
    path: `${path}/export`,
    summary: `${summary}: as a workbook (xlsx) of at most ${EXPORTED_ROWS.toLocaleString('en')} rows`,
    tag,
    permission,
    body: shape(
      { ...asked, language: optional(field('language', z.enum(['en', 'zh-Hant'], 'validation.choice'))) },
      checks as never,
    ),
    /** The file itself; only failures are JSON. */
    answer: z.unknown(),
  });
  const { columns } = declared;
  return { name, permission, filters, sorts, row, columns, page, export: exported ? file : undefined };
}
