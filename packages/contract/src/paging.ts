import * as z from 'zod';
import { pageSizes } from './page-sizes.ts';
import { field, optional } from './shape.ts';

const whole = z.int('validation.integer');

/** What is asked of a list that comes in pages. A page that is not there is answered with the first. */
export const pageAsked = {
  current: optional(
    field('current', whole.min(1, 'validation.pageNumber').max(1_000_000_000, 'validation.pageNumber')),
  ),
  size: optional(field('size', z.literal(pageSizes, 'validation.choice'))),
  order: optional(field('order', z.enum(['asc', 'desc', 'ASC', 'DESC'], 'validation.choice'))),
};

/** What a page says about where it stands. */
export const pageAnswered = {
  total: field('total', z.int()),
  pages: field('pages', z.int()),
  size: field('size', z.int()),
  current: field('current', z.int()),
  /** There are more rows than `total`, which counts only so far ahead as is cheap; absent where it is exact. */
  isMore: optional(field('more', z.boolean())),
};
