import * as z from 'zod';
import { productCodes } from '../lines.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** 1 premium by insurer, 2 premium and brokerage by insurer, 3 policies by month and line. */
export const chartNumbers = [1, 2, 3] as const;
export type ChartNumber = (typeof chartNumbers)[number];

/** What texts call them. */
export const chartNames = { 1: 'premium', 2: 'brokerage', 3: 'issued' } as const satisfies Record<ChartNumber, string>;

/** This month, the last 3 months, the last 12 months (the current one counts), or days of one's own. */
export const periods = ['M1', 'M3', 'M12', 'OWN'] as const;
export type Period = (typeof periods)[number];

/** The grid: columns, and the bounds of what lies on it. A row is 30 pixels high. */
export const GRID = { columns: 12, rowHeight: 30, leastColumns: 3, leastRows: 6, mostRows: 40, lastRow: 200 } as const;

/** Three years: as far as one look goes. */
export const LONGEST_PERIOD_DAYS = 1_096;

const whole = (min: number, max: number, message: string) =>
  z.int('validation.integer').min(min, message).max(max, message);

/** Fields of the dashboard. */
export const dashboardFields = {
  chart: field(
    'mds1seqno',
    z.literal(chartNumbers, {
      error: ({ input }) => (input === undefined ? 'validation.required' : 'dashboard.checks.chart'),
    }),
  ),
  label: field('label', z.string()),
  labelZh: field('label9', z.string()),
  period: field('period', f.oneOf(periods)),
  startOn: field('startdate', f.date),
  endOn: field('enddate', f.date),
  x: field('x', whole(0, GRID.columns - GRID.leastColumns, 'dashboard.checks.place')),
  y: field('y', whole(0, GRID.lastRow, 'dashboard.checks.place')),
  w: field('w', whole(GRID.leastColumns, GRID.columns, 'dashboard.checks.size')),
  h: field('h', whole(GRID.leastRows, GRID.mostRows, 'dashboard.checks.size')),
  isVisible: field('visible', f.flag),
  // figures
  consultantCode: field('wfLoginid', f.code(20)),
  unit: field('unit', f.text(60)),
  language: field('language', f.language),
  scope: field('scope', f.oneOf(['own', 'all'])),
  step: field('step', f.oneOf(['week', 'month'])),
  premiumBeforeCents: field('totalgpremBefore', f.money),
  insurer: field('isr', f.insurerCode),
  insurerName: field('muw0shtname', z.string()),
  insurerNameZh: field('muw0shtname9', z.string()),
  premiumCents: field('totalgprem', f.money),
  brokerageCents: field('totalbrokerage', f.money),
  policies: field('policies', z.int()),
  month: field('month', z.string()),
  line: field('prod', z.enum(productCodes, 'validation.choice')),
} as const;
