import * as z from 'zod';

/**
 * One entry of the field dictionary: the published name on the wire and the rule the value obeys.
 * `schema` may be a codec (wire string ↔ domain number); its messages are keys of packages/messages.
 */
export interface Field<W extends string = string, S extends z.ZodType = z.ZodType> {
  readonly wire: W;
  readonly schema: S;
}

export type FieldMap = Record<string, Field>;

/** A rule over several fields. It answers the domain name of the field at fault and a message key, or nothing. */
export type CrossCheck<D> = (value: D) => { field: string; message: string; params?: Record<string, unknown> }[];

type OptionalKeys<F extends FieldMap> = {
  [K in keyof F]: undefined extends z.output<F[K]['schema']> ? K : never;
}[keyof F];

/** What handlers, forms and tables speak: domain names, decoded values. */
export type DomainOf<F extends FieldMap> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]['schema']>;
} & { [K in OptionalKeys<F>]?: z.output<F[K]['schema']> };

type WireKey<F extends FieldMap, K extends keyof F> = F[K] extends Field<infer W> ? W : never;

/** What travels: the published names. */
export type WireOf<F extends FieldMap> = {
  [K in keyof F as WireKey<F, K>]: z.input<F[K]['schema']>;
};

export interface Shape<F extends FieldMap = FieldMap> {
  readonly fields: F;
  /** Wire JSON ↔ domain object. Issues name wire fields. */
  readonly codec: z.ZodType<DomainOf<F>, WireOf<F>>;
  /** Wire name of a domain field. */
  wireName(domain: string): string;
  /** Domain name of a wire field. */
  domainName(wire: string): string;
  /** The same with more fields; its rules over several fields stay. */
  and<More extends FieldMap>(more: More): Shape<F & More>;
}

/** Declares one field of the dictionary. */
export function field<const W extends string, S extends z.ZodType>(wire: W, schema: S): Field<W, S> {
  return { wire, schema };
}

/** The same field, allowed to be absent. */
export function optional<W extends string, S extends z.ZodType>(f: Field<W, S>): Field<W, z.ZodOptional<S>> {
  return { wire: f.wire, schema: z.optional(f.schema) };
}

/** The same field, null when there is nothing to say. */
export function nullable<W extends string, S extends z.ZodType>(f: Field<W, S>): Field<W, z.ZodNullable<S>> {
  return { wire: f.wire, schema: z.nullable(f.schema) };
}

type TypedOf<F extends FieldMap, Name extends keyof F> = {
  [K in Name]: Field<F[K]['wire'], z.ZodOptional<z.ZodString>>;
};

/** Fields of a shape while they are being typed: any text up to a question's size, or nothing yet. */
export function typedOf<F extends FieldMap, Name extends keyof F & string>(
  { fields }: Shape<F>,
  questions: readonly { readonly questionId: Name; readonly size: number }[],
): TypedOf<F, Name> {
  const typed = (max: number) => z.string('validation.text').max(max, 'validation.maxLength');
  return Object.fromEntries(
    questions.map(({ questionId, size }) => [
      questionId,
      optional({ wire: (fields[questionId] as Field).wire, schema: typed(size) }),
    ]),
  ) as TypedOf<F, Name>;
}

/** A field holding another shape. */
export function nested<const W extends string, F extends FieldMap>(wire: W, inner: Shape<F>) {
  return field(wire, inner.codec);
}

/**
 * A field holding a list of another shape.
 * @param max how many are taken, in what is asked. An answer has as many as there are: a schema that checks is gone through twice
 * when it writes.
 */
export function listOf<const W extends string, F extends FieldMap>(wire: W, inner: Shape<F>, max?: number) {
  const list = z.array(inner.codec);
  return field(wire, max === undefined ? list : list.max(max, 'validation.tooMany'));
}

/**
 * Ties domain names to wire names for one body or answer.
 * @param checks rules over several fields; they speak domain names, the codec reports them under wire names.
 */
export function shape<F extends FieldMap>(fields: F, checks: readonly CrossCheck<DomainOf<F>>[] = []): Shape<F> {
  const pairs = Object.entries(fields).map(([domain, f]) => [domain, f.wire] as const);
  const toWire = new Map(pairs);
  const toDomain = new Map(pairs.map(([domain, wire]) => [wire, domain]));
  if (toDomain.size !== pairs.length) throw new Error(`Two fields share a wire name: ${pairs.join(' · ')}`);

  const wireObject = z.object(Object.fromEntries(Object.values(fields).map((f) => [f.wire, f.schema])), {
    error: 'validation.object',
  });
  const rename = (from: Record<string, unknown>, names: Map<string, string>) => {
    const to: Record<string, unknown> = {};
    for (const [a, b] of names) if (from[a] !== undefined) to[b] = from[a];
    return to;
  };
  // Not `z.custom`, which is a check: a schema with one is gone through twice when it writes.
  const base = z.codec(wireObject, z.unknown(), {
    decode: (wire) => rename(wire, toDomain),
    encode: (domain) => rename(domain as Record<string, unknown>, toWire),
  });
  const codec =
    checks.length === 0
      ? base
      : base.check((ctx) => {
          for (const check of checks) {
            for (const found of check(ctx.value as DomainOf<F>)) {
              ctx.issues.push({
                code: 'custom',
                input: ctx.value,
                path: found.field.split('.').map((part) => toWire.get(part) ?? part),
                message: found.message,
                params: found.params,
              });
            }
          }
        });
  return {
    fields,
    codec: codec as unknown as z.ZodType<DomainOf<F>, WireOf<F>>,
    wireName: (domain) => toWire.get(domain) ?? domain,
    domainName: (wire) => toDomain.get(wire) ?? wire,
    and: (more) => shape({ ...fields, ...more }, checks as never),
  };
}

/** The domain object a shape describes. */
export type Of<S> = S extends Shape<infer F> ? DomainOf<F> : never;

/**
 * One of several shapes, told apart by a field that has the same name in the domain and on the wire.
 * @param message key of the text when the field names none of them
 */
export function oneOfShapes<D, W>(
  discriminator: string,
  shapes: readonly { codec: z.ZodType<D, W> }[],
  message: string,
): z.ZodType<D, W> {
  const union = z.discriminatedUnion(discriminator, shapes.map(({ codec }) => codec) as never, message);
  const shapeOf = (value: Record<string, unknown>) =>
    (shapes as unknown as readonly Shape<FieldMap>[]).find(
      ({ fields }) => fields[discriminator]?.schema.safeParse(value[discriminator]).success,
    );
  return Object.assign(union, { shapeOf }) as never;
}

/** The shape that a value is judged by: its own of several, or the one there is; undefined for a plain schema. */
export function shapeFor(part: object, value: unknown): Shape<FieldMap> | undefined {
  if ('shapeOf' in part) return (part.shapeOf as (of: unknown) => Shape<FieldMap> | undefined)(value);
  return 'codec' in part ? (part as Shape<FieldMap>) : undefined;
}
