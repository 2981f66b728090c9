import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** What a link shows: every plan of a search, or the plans that were compared. */
export const sharedKinds = ['list', 'comparison'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Fields of links to lists and comparisons. */
export const shareFields = {
  sharedKind: field('kind', f.oneOf(sharedKinds)),
  shareToken: field('token', f.reference),
  /** Of the page, below the language. */
  sharePath: field('path', z.string()),
  /** The whole address of the link's picture, without its language: `/en.png` or `/zh-Hant.png` follows. */
  pictureUrl: field('picture', z.string()),
} as const;
