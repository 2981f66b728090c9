import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { type Of, optional, shape } from '../../shape.ts';

export const listItem = shape({
  value: c.value,
  label: c.label,
  labelZh: c.labelZh,
  itemClass: optional(c.itemClass),
});
export type ListItem = Of<typeof listItem>;

export const dropdown = call({
  name: 'dropdown',
  method: 'POST',
  path: '/common/dropdown',
  summary: 'Code lists by name, for example the insurers that sell a product',
  tag: 'common',
  permission: 'catalogue.read',
  body: shape({ codes: c.codes, product: optional(c.product), insurer: optional(c.insurer), make: optional(c.make) }),
  answer: z.record(z.string(), z.array(listItem.codec)),
});
