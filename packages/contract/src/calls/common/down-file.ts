import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { optional, shape } from '../../shape.ts';

export const downFile = call({
  name: 'downFile',
  method: 'GET',
  path: '/common/down-file',
  summary: 'A brochure, policy wording, claim form, schedule or receipt as a PDF',
  tag: 'common',
  permission: 'documents.read',
  query: shape({ fileName: c.fileName, language: optional(c.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
