import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { motorFields as m } from '../../fields/motor.ts';
import { motorPaperFields as p } from '../../fields/motor-papers.ts';
import { optional, shape } from '../../shape.ts';

export const printMotorCase = call({
  name: 'printMotorCase',
  method: 'GET',
  path: `/motor/quotation/print/{${p.paper.wire}}`,
  summary:
    'A printed document of a motor case as a PDF: proposal, quotation, cover note or certificate; FileNExist where there is none as the case stands',
  tag: 'motor',
  permission: 'motor.read',
  params: shape({ paper: p.paper }),
  query: shape({ quotationNumber: m.quotationNumber, language: optional(c.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
