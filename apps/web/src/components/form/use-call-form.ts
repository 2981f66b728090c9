import type { AnswerOf, BodyOf, Call, ParamsOf } from '@onegi/contract/call';
import { checkShape } from '@onegi/contract/check-shape';
import type { Finding } from '@onegi/contract/lines/search';
import { shapeFor } from '@onegi/contract/shape';
import { useRef } from 'react';
import type { InputOf } from '../../lib/api.ts';
import { type FormOptions, useForm } from './use-form.ts';
import { type Sent, useSendOnce } from './use-send-once.ts';

interface CallFormOptions<C extends Call, V extends object>
  extends Partial<Pick<FormOptions, 'onFailure' | 'idPrefix'>> {
  readonly call: C;
  readonly params?: ParamsOf<C>;
  /** What is typed, by the names of the body's fields. */
  readonly values: V;
  readonly onChange: (values: V) => void;
  /** The fields that are on the page, with their names for the summary of errors. */
  readonly labels: Partial<Record<keyof V & string, string>>;
  /** What is sent; the values as they are unless said. */
  readonly body?: (values: V) => BodyOf<C>;
  /** What the call's schema does not know. */
  readonly more?: readonly Finding[];
  /** Around the call, where something has to happen with it. */
  readonly around?: (send: () => Sent<C>) => Sent<C>;
  readonly onDone: (answer: AnswerOf<C>, about: { readonly body: BodyOf<C>; readonly words: string }) => unknown;
}

/**
 * A form that is one call of the contract: judged by the schema of its body as the server will judge it, sent once
 * however often the button is pressed, and again under the same key after a lost answer while its contents are the same.
 */
export function useCallForm<C extends Call, V extends object>(options: CallFormOptions<C, V>) {
  const { call, params, values, onChange, labels, more = [], around = (send) => send(), onDone } = options;
  const send = useSendOnce(call);
  // A browser may fill in several fields before the page is drawn again.
  const latest = useRef(values);
  latest.current = values;
  const body = (options.body ? options.body(values) : values) as BodyOf<C>;
  const shape = call.body && shapeFor(call.body, body);
  const found = shape ? checkShape(shape, body as Record<string, unknown>) : [];
  // What is wrong with one entry of a list is told at the list.
  const onPage = (field: string) => [field, field.replace(/\..*/, '')].find((path) => path in labels);
  const issues = [...found, ...more].flatMap((each) => {
    const field = onPage(each.field);
    return field === undefined ? [] : [{ ...each, field }];
  });

  const form = useForm({
    values,
    issues,
    labelOf: (path) => labels[path as keyof V & string] ?? path,
    pathOf: ({ field }) => onPage(field),
    onFailure: options.onFailure,
    idPrefix: options.idPrefix,
    async submit() {
      const { answer, message } = await around(() => send({ params, body } as unknown as InputOf<C>));
      await onDone(answer, { body, words: message });
    },
  });

  return {
    ...form,
    /** What a field of the page is given: `<TextField {...form.field('email')} />`. */
    field: <K extends keyof V & string>(name: K) => ({
      id: form.idOf(name),
      label: labels[name] ?? '',
      value: values[name],
      error: form.errorOf(name),
      onChange(value: V[K]) {
        latest.current = { ...latest.current, [name]: value };
        onChange(latest.current);
      },
    }),
  };
}
