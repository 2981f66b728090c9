import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type Language, texts } from '../../lib/texts.ts';
import type { ReportFigures } from './report-figures.ts';

const MONEY = '#,##0.00;[Red]-#,##0.00';
const WIDTH = 20;

interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
  /** Which columns hold HK$. */
  readonly money: readonly number[];
}

/** Whole cents as the dollars that a spreadsheet adds up. */
const dollars = (cents: number) => cents / 100;

/** The report's tables as sheets, with the figures that the page shows. */
export function reportRows(report: ReportFigures, language: Language): Sheet[] {
  const t = texts[language];
  const head = (name: string) => t(`dashboard.table.${name}` as never);
  const heads = (...names: string[]) => names.map(head);
  const inLanguage = (en: string, zh: string) => (language === 'zh-Hant' ? zh : en);
  const { before } = report;
  const earned = report.scope === 'own' ? 'commission' : 'brokerage';
  return [
    {
      name: t('dashboard.sheets.totals'),
      heads: heads('from', 'to', 'premium', earned, 'policies'),
      rows: [report, before].map((of) => [
        of.startOn,
        of.endOn,
        dollars(of.premiumCents),
        dollars(of.brokerageCents),
        of.policies,
      ]),
      money: [2, 3],
    },
    {
      name: t('dashboard.sheets.trend'),
      heads: heads('from', 'to', 'premium', earned, 'policies'),
      rows: report.trend.map((of) => [
        of.startOn,
        of.endOn,
        dollars(of.premiumCents),
        dollars(of.brokerageCents),
        of.policies,
      ]),
      money: [2, 3],
    },
    {
      name: t('dashboard.sheets.insurers'),
      heads: heads('insurer', 'premium', 'before', earned, 'policies'),
      rows: report.byInsurer.map((of) => [
        inLanguage(of.insurerName, of.insurerNameZh),
        dollars(of.premiumCents),
        dollars(of.premiumBeforeCents),
        dollars(of.brokerageCents),
        of.policies,
      ]),
      money: [1, 2, 3],
    },
    {
      name: t('dashboard.sheets.months'),
      heads: heads('month', 'line', 'policies', 'premium'),
      rows: report.byMonth.map((of) => [
        of.month,
        t(`policyList.lines.${of.line}`),
        of.policies,
        dollars(of.premiumCents),
      ]),
      money: [3],
    },
  ];
}

/** Writes the sheets. Nothing in them was typed by anybody: names are the catalogue's. */
export function reportWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(
      ({ name, heads, rows, money }): WriteSheet => ({
        name,
        rows: [[...heads], ...rows.map((row) => [...row])],
        columns: heads.map((_, at) => ({ width: WIDTH, ...(money.includes(at) ? { numFmt: MONEY } : {}) })),
        freezePane: { rows: 1 },
      }),
    ),
  });
}
