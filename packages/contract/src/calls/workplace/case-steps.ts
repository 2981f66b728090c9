import { LONGEST_REPORT_DAYS, REPORT_DAYS, stepFields as s, stepGroupings } from '../../fields/steps.ts';
import { addDays } from '../../lines/dates.ts';
import { list } from '../../list.ts';
import { type Of, shape } from '../../shape.ts';

const stepRow = shape({
  step: s.step,
  stepHolder: s.stepHolder,
  officerName: s.officerName,
  officerNameZh: s.officerNameZh,
  insurerName: s.insurerName,
  insurerNameZh: s.insurerNameZh,
  stepCount: s.stepCount,
  clockMedianHours: s.clockMedianHours,
  clockNinetiethHours: s.clockNinetiethHours,
  officeMedianHours: s.officeMedianHours,
  officeNinetiethHours: s.officeNinetiethHours,
});
export type StepRow = Of<typeof stepRow>;

/** The days of a report, both included: a missing end is today, a missing beginning is some days before the end. */
export function reportDays({ from, until }: { from?: string; until?: string }, today: string) {
  const end = until ?? today;
  return { from: from ?? addDays(end, 1 - REPORT_DAYS), until: end };
}

export const caseSteps = list({
  name: 'listCaseSteps',
  path: '/sys/case-steps',
  summary:
    'How long each step of a case takes, as median and 90th percentile of those that ended within some days: by step, officer or insurer',
  tag: 'work',
  permission: 'cases.report',
  filters: {
    from: { field: s.from, kind: 'date', label: 'caseSteps.from' },
    until: { field: s.until, kind: 'date', label: 'caseSteps.until' },
    grouping: {
      field: s.grouping,
      kind: 'choice',
      label: 'caseSteps.by',
      values: stepGroupings.slice(1),
      texts: 'caseSteps.groupings',
      all: 'caseSteps.groupings.step',
    },
  },
  sorts: {
    clockNinetiethHours: { field: s.clockNinetiethHours, order: 'desc' },
    clockMedianHours: { field: s.clockMedianHours, order: 'desc' },
    stepCount: { field: s.stepCount, order: 'desc' },
  },
  row: stepRow,
  columns: {
    step: { label: 'caseSteps.step', texts: 'caseSteps.steps' },
    stepHolder: { label: 'caseSteps.holder', texts: 'caseSteps.holders' },
    officerName: { label: 'caseSteps.officer', chinese: 'officerNameZh' },
    insurerName: { label: 'caseSteps.insurer', chinese: 'insurerNameZh' },
    stepCount: { label: 'caseSteps.count', kind: 'number' },
    clockMedianHours: { label: 'caseSteps.clockMedian', kind: 'number' },
    clockNinetiethHours: { label: 'caseSteps.clockNinetieth', kind: 'number' },
    officeMedianHours: { label: 'caseSteps.officeMedian', kind: 'number' },
    officeNinetiethHours: { label: 'caseSteps.officeNinetieth', kind: 'number' },
  },
  exported: true,
  checks: [
    ({ from, until }) => (from && until && until < from ? [{ field: 'until', message: 'caseSteps.checks.order' }] : []),
    ({ from, until }) =>
      from && until && until >= addDays(from, LONGEST_REPORT_DAYS)
        ? [{ field: 'until', message: 'caseSteps.checks.long', params: { days: LONGEST_REPORT_DAYS } }]
        : [],
  ],
});
