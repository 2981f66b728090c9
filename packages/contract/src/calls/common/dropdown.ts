import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c, type ListCode } from '../../fields/common.ts';
import type { Permission } from '../../permissions.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';

export const listItem = shape({
  value: c.value,
  label: c.label,
  labelZh: c.labelZh,
  itemClass: optional(c.itemClass),
});
export type ListItem = Of<typeof listItem>;

/** Lists that name colleagues take a right of their own; what insurers and catalogues hold is everybody's. */
export const listPermissions: Partial<Record<ListCode, Permission>> = { PROVIDER_CPS_LIST: 'policies.edit' };

export const dropdown = call({
  name: 'dropdown',
  method: 'POST',
  path: '/common/dropdown',
  summary:
    'Code lists by name, for example the insurers that sell a product; PROVIDER_CPS_LIST only for those who edit policies',
  tag: 'common',
  permission: 'catalogue.read',
  body: shape({ codes: c.codes, product: optional(c.product), insurer: optional(c.insurer), make: optional(c.make) }),
  answer: z.record(z.string(), z.array(listItem.codec)),
});

export const planDropdown = call({
  name: 'planDropdown',
  method: 'POST',
  path: '/common/plan-dropdown',
  summary: 'The plans of a product that an insurer sells',
  tag: 'common',
  permission: 'catalogue.read',
  body: shape({ product: c.product, insurer: c.insurer }),
  answer: shape({ plans: listOf('PRODUCT_PLAN', listItem) }),
});
