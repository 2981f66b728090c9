import { call } from '../../call.ts';
import { motorFields as m } from '../../fields/motor.ts';
import { listOf, type Of, shape } from '../../shape.ts';

const path = '/motor/quotation/compared';

const compared = shape({
  comparedField: m.comparedField,
  comparedBy: m.comparedBy,
  comparedByZh: m.comparedByZh,
  comparedAt: m.comparedAt,
});
const ticks = shape({ edition: m.edition, records: listOf('records', compared) });
export type MotorTicks = Of<typeof ticks>;
export type MotorTick = MotorTicks['records'][number];

export const motorTicks = call({
  name: 'motorTicks',
  method: 'GET',
  path,
  summary: 'Which fields of the present version of a case its auditor has compared with the documents',
  tag: 'motor',
  permission: 'motor.read',
  query: shape({ quotationNumber: m.quotationNumber }),
  answer: ticks,
});

export const tickMotorFields = call({
  name: 'tickMotorFields',
  method: 'POST',
  path,
  summary: 'Ticks fields of a generated case as compared with the documents, or takes the ticks back',
  tag: 'motor',
  permission: 'motor.audit',
  body: shape({
    quotationNumber: m.quotationNumber,
    edition: m.edition,
    comparedFields: m.comparedFields,
    isCompared: m.isCompared,
  }),
  answer: ticks,
});
