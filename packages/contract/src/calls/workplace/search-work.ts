import * as z from 'zod';
import { call } from '../../call.ts';
import { workFields as w } from '../../fields/work.ts';
import { type Of, shape } from '../../shape.ts';

const found = shape({
  kind: w.kind,
  title: w.title,
  titleZh: w.titleZh,
  /** What it is, and what of it was found: an e-mail address is masked. */
  detail: w.detail,
  detailZh: w.detailZh,
  path: w.path,
});
export type Found = Of<typeof found>;

export const searchWork = call({
  name: 'searchWork',
  // What is typed may be somebody's identity card: no address, which proxies write down, may hold it.
  method: 'POST',
  path: '/sys/search-work',
  summary: 'Finds cases, policies, persons, plans and insurers, at most 5 of each kind, of what the user may see',
  tag: 'work',
  permission: 'account.own',
  body: shape({ text: w.text }),
  answer: z.array(found.codec),
});
