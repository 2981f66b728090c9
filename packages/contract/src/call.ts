import type * as z from 'zod';
import type { Permission } from './permissions.ts';
import type { FieldMap, Of, Shape } from './shape.ts';

/** A body, query or answer: a shape, a list of one, or a plain schema (a number, a map). */
export type Part = Shape<FieldMap> | z.ZodType;

/** One call of the API. Everything the server validates, the client sends and OpenAPI prints comes from here. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with `{name}` parameters. */
  readonly path: string;
  /** One sentence for the API's page. */
  readonly summary: string;
  readonly tag: string;
  /** Who may call it: a row of the table of permissions. */
  readonly permission: Permission;
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
  readonly answer: Part;
  /** Takes an Idempotency-Key header: the same key gives the same answer and no second effect. */
  readonly idempotent?: boolean;
  /** Takes one file as multipart/form-data, in the part `file`; what a body is declared for are parts of text before it. */
  readonly upload?: boolean;
}

export type DomainOfPart<P> = P extends z.ZodType ? z.output<P> : Of<P>;
export type BodyOf<C extends Call> = C['body'] extends Part ? DomainOfPart<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends Part ? DomainOfPart<C['query']> : undefined;
export type ParamsOf<C extends Call> = C['params'] extends Part ? DomainOfPart<C['params']> : undefined;
export type AnswerOf<C extends Call> = DomainOfPart<C['answer']>;

/** Declares a call; keeps its precise type. */
export function call<const C extends Call>(declared: C): C {
  return declared;
}

/** The zod schema of a part, whichever form it was declared in. */
export function schemaOf(part: Part): z.ZodType {
  return 'codec' in part ? part.codec : part;
}
