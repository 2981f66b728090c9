import { call } from '../../call.ts';
import { caseFields as c } from '../../fields/commercial.ts';
import { motorFields as m, motorStateNames } from '../../fields/motor.ts';
import { list } from '../../list.ts';
import { listOf, optional, shape } from '../../shape.ts';
import { listedMotorCase } from './case-shapes.ts';

export const motorCaseList = list({
  name: 'listMotorCases',
  path: '/motor/quotation/list',
  summary:
    'Motor cases of a stage of the back office (quotation, generate, audit, approval) or all (enquiry), the newest first; of brokers and agents those under their own codes',
  tag: 'motor',
  permission: 'motor.read',
  // Those that lapse by a day: what waits for a broker leads there.
  asked: { stage: m.stage, expiresUntil: optional(m.expiresUntil) },
  filters: {
    quotationNumberPart: {
      field: m.quotationNumberPart,
      kind: 'text',
      label: 'motorCases.list.number',
      maxLength: 20,
    },
    state: {
      field: m.state,
      param: 'state',
      kind: 'choice',
      label: 'motorCases.list.state',
      values: motorStateNames,
      texts: 'motorCases.states',
      all: 'motorCases.list.allStates',
    },
    insuredNamePart: { field: c.insuredNamePart, kind: 'text', label: 'motorCases.list.holderName', maxLength: 100 },
    requestedFrom: { field: c.requestedFrom, kind: 'date', label: 'motorCases.list.from' },
    requestedUntil: { field: c.requestedUntil, kind: 'date', label: 'motorCases.list.until' },
  },
  sorts: {
    appliedAt: { field: m.appliedAt, order: 'desc' },
    quotationNumber: { field: m.quotationNumber, order: 'desc' },
    startsOn: { field: m.startsOn, order: 'desc' },
  },
  row: listedMotorCase,
  columns: {
    quotationNumber: { label: 'motorCases.list.number' },
    holderName: { label: 'motorCases.list.holderName' },
    state: { label: 'motorCases.list.state', texts: 'motorCases.states' },
    insurerCode: { label: 'motorCases.list.insurer' },
    totalCents: { label: 'motorCases.list.total', kind: 'money' },
    startsOn: { label: 'motorCases.list.startsOn', kind: 'date' },
    appliedAt: { label: 'motorCases.list.appliedAt', kind: 'moment' },
    confirmedAt: { label: 'motorCases.list.confirmedAt', kind: 'moment' },
    consultantCode: { label: 'motorCases.list.consultantCode' },
    holder: { label: 'motorCases.list.holder', texts: 'motorCases.list.holders' },
    heldSince: { label: 'motorCases.list.heldSince', kind: 'moment' },
  },
  exported: true,
});

export const motorCaseCounts = call({
  name: 'motorCaseCounts',
  method: 'GET',
  path: '/motor/quotation/counts',
  summary:
    'How many motor cases of a stage there are in each status, of those that the caller may see: counted up to 1,000, `more` says that there are more',
  tag: 'motor',
  permission: 'motor.read',
  query: shape({ stage: m.stage }),
  answer: shape({ counts: listOf('counts', shape({ state: m.state, count: m.count, isMore: m.isMore })) }),
});
