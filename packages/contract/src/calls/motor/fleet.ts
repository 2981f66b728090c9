import * as z from 'zod';
import { call } from '../../call.ts';
import { MOST_FLEET_ROWS, motorFields as m } from '../../fields/motor.ts';
import { requestFields as r } from '../../fields/requests.ts';
import { listOf, type Of, optional, shape } from '../../shape.ts';

const path = '/motor/quotation/fleet';
const asking = { tag: 'motor', permission: 'motor.write' } as const;

const begun = shape({ sheetRow: m.sheetRow, quotationNumber: m.quotationNumber });

/** What of a cell cannot be taken, in words of both languages. */
export const fleetProblem = shape({
  sheetRow: m.sheetRow,
  sheetColumn: m.sheetColumn,
  columnName: m.columnName,
  columnNameZh: m.columnNameZh,
  problemText: m.problemText,
  problemTextZh: m.problemTextZh,
});
export type FleetProblem = Of<typeof fleetProblem>;

export const uploadMotorFleet = call({
  ...asking,
  name: 'uploadMotorFleet',
  method: 'POST',
  path,
  summary: `Begins a draft for every row of a spreadsheet (xlsx, csv) with at most ${MOST_FLEET_ROWS} rows, or none and says what cannot be taken, by row and column. The file is kept nowhere`,
  upload: true,
  answer: shape({ begun: listOf('begun', begun), problems: listOf('problems', fleetProblem) }),
});

export const motorFleetTemplate = call({
  ...asking,
  name: 'motorFleetTemplate',
  method: 'GET',
  path: `${path}/template`,
  summary: 'A workbook (xlsx) to fill in a fleet, one case a row, with the codes to choose from',
  query: shape({ language: optional(r.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
