import * as z from 'zod';
import { call } from '../../call.ts';
import { chartNumbers, dashboardFields as d, LONGEST_PERIOD_DAYS } from '../../fields/dashboard.ts';
import { addDays } from '../../lines/dates.ts';
import { listOf, nested, type Of, optional, type Shape, shape } from '../../shape.ts';
import { layoutIssues } from './layout-issues.ts';

const place = { chart: d.chart, period: d.period, x: d.x, y: d.y, w: d.w, h: d.h, isVisible: d.isVisible };

/** The first and last day: in order, and no longer than one look goes. */
function periodIssues(startOn: string, endOn: string) {
  if (endOn < startOn) return [{ field: 'endOn', message: 'dashboard.checks.periodOrder' }];
  const isLong = endOn > addDays(startOn, LONGEST_PERIOD_DAYS - 1);
  return isLong ? [{ field: 'endOn', message: 'dashboard.checks.periodLong' }] : [];
}

const item = shape({ ...place, label: d.label, labelZh: d.labelZh, startOn: d.startOn, endOn: d.endOn });
export type DashboardItem = Of<typeof item>;

const placedItem = shape({ ...place, startOn: optional(d.startOn), endOn: optional(d.endOn) }, [
  ({ period, startOn, endOn }) => {
    if (period !== 'OWN') return [];
    if (startOn && endOn) return periodIssues(startOn, endOn);
    return [{ field: startOn ? 'endOn' : 'startOn', message: 'validation.required' }];
  },
]);
export type PlacedItem = Of<typeof placedItem>;

export const dashboard = call({
  name: 'dashboard',
  method: 'GET',
  path: '/sys/dashboard',
  summary: "The user's charts: where they lie on the grid of 12 columns, which are shown, and for which days",
  tag: 'dashboard',
  permission: 'dashboard.layout',
  answer: z.array(item.codec),
});

/** Layouts are judged as a whole once every item is right in itself. */
const layout = z.array(placedItem.codec, 'validation.object').check((ctx) => {
  for (const { at, field, message } of layoutIssues(ctx.value)) {
    ctx.issues.push({ code: 'custom', input: ctx.value, path: [at, placedItem.wireName(field)], message });
  }
});

export const dashboardUpdate = call({
  name: 'dashboardUpdate',
  method: 'PUT',
  path: '/sys/dashboard-update',
  summary: `Keeps the user's layout of at most ${chartNumbers.length} charts; one that is left out is not shown, and an empty list puts the first layout back`,
  tag: 'dashboard',
  permission: 'dashboard.layout',
  body: layout,
  answer: z.array(item.codec),
});

const sums = { premiumCents: d.premiumCents, brokerageCents: d.brokerageCents, policies: d.policies };

const ofInsurer = shape({
  insurer: d.insurer,
  insurerName: d.insurerName,
  insurerNameZh: d.insurerNameZh,
  ...sums,
  premiumBeforeCents: d.premiumBeforeCents,
});
export type InsurerFigures = Of<typeof ofInsurer>;

const ofMonth = shape({ month: d.month, line: d.line, policies: d.policies, premiumCents: d.premiumCents });
export type MonthFigures = Of<typeof ofMonth>;

/** Sums of some days. */
const ofDays = shape({ startOn: d.startOn, endOn: d.endOn, ...sums });
export type DaysFigures = Of<typeof ofDays>;

/** What a report is asked by. */
export const reportAsked = {
  startOn: d.startOn,
  endOn: d.endOn,
  consultantCode: optional(d.consultantCode),
  unit: optional(d.unit),
};
export type ReportAsked = Of<Shape<typeof reportAsked>>;

export const dashboardReport = call({
  name: 'dashboardReport',
  method: 'POST',
  path: '/sys/dashboard-report',
  summary:
    'Gross premium, brokerage and policies over the days asked for: by week or month, by insurer, by month and line, and over the period before',
  tag: 'dashboard',
  permission: 'dashboard.read',
  body: shape(reportAsked, [({ startOn, endOn }) => periodIssues(startOn, endOn)]),
  answer: shape({
    scope: d.scope,
    startOn: d.startOn,
    endOn: d.endOn,
    ...sums,
    before: nested('before', ofDays),
    step: d.step,
    trend: listOf('trendList', ofDays),
    byInsurer: listOf('reportList', ofInsurer),
    byMonth: listOf('monthList', ofMonth),
  }),
});

export const dashboardReportExport = call({
  name: 'dashboardReportExport',
  method: 'POST',
  path: '/sys/dashboard-report/export',
  summary: 'The same figures as a workbook (xlsx), a sheet for each table',
  tag: 'dashboard',
  permission: 'dashboard.read',
  body: shape({ ...reportAsked, language: optional(d.language) }, [
    ({ startOn, endOn }) => periodIssues(startOn, endOn),
  ]),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});
