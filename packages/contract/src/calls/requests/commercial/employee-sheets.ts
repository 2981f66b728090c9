import * as z from 'zod';
import { call } from '../../../call.ts';
import { caseFields as c, MOST_EMPLOYEES } from '../../../fields/commercial.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { listOf, optional, shape } from '../../../shape.ts';
import { employees } from './case-shapes.ts';

const asking = { tag: 'commercial', permission: 'commercial.write' } as const;

const problem = shape({
  row: c.sheetRow,
  column: c.sheetColumn,
  problem: c.employeeProblem,
  text: c.cellText,
  nearest: optional(c.nearestOccupation),
  at: optional(c.readAt),
});

export const readEmployees = call({
  ...asking,
  name: 'readEmployees',
  method: 'POST',
  path: '/commercial-insurance/employees',
  summary:
    'Reads employees from a spreadsheet (xlsx, csv) and says what of it cannot be taken, by row and column. The file is kept nowhere',
  upload: true,
  answer: shape({
    rows: listOf('eeList', employees, MOST_EMPLOYEES),
    problems: listOf('problems', problem),
  }),
});

export const employeeTemplate = call({
  ...asking,
  name: 'employeeTemplate',
  method: 'GET',
  path: '/commercial-insurance/employees/template',
  summary: 'A workbook (xlsx) to fill in employees, with the occupations to choose from',
  query: shape({ language: optional(r.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
