import { writeXlsx } from 'hucre/xlsx';
import type { LineVersion, Plan } from '../../../ports/catalogue.ts';
import type { Recipe } from './recipe.ts';

type BenefitsRecipe = Extract<Recipe, { kind: 'benefits' }>;

/** A table of an insurer's benefits: one row per benefit, one column per plan, both languages. */
function tableOf(plans: readonly Plan[]): string[][] {
  const heading = ['Benefit', '保障', ...plans.flatMap(({ name }) => [name.en, name.zhHant])];
  const codes = [...new Set(plans.flatMap(({ benefits }) => benefits.map(({ code }) => code)))];
  const rows = codes.map((code) => {
    const cells = plans.map(({ benefits }) => benefits.find((benefit) => benefit.code === code));
    const name = cells.find((cell) => cell)?.name;
    return [
      name?.en ?? '',
      name?.zhHant ?? '',
      ...cells.flatMap((cell) => [cell?.text.en ?? '–', cell?.text.zhHant ?? '–']),
    ];
  });
  return [heading, ...rows];
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Spreadsheets take UTF-8 for what it is only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const writers: Record<
  BenefitsRecipe['format'],
  (recipe: BenefitsRecipe, rows: string[][]) => Promise<Uint8Array> | Buffer
> = {
  csv: (_recipe, rows) =>
    Buffer.from(BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')),
  txt: ({ title }, rows) =>
    Buffer.from([title.en, title.zhHant, '', ...rows.map((row) => row.join('  |  ')), ''].join('\r\n')),
  xml: ({ title, line, insurer }, [heading = [], ...rows]) =>
    Buffer.from(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<benefits insurer="${insurer}" product="${line}" title="${escapeXml(title.en)}">`,
        ...rows.map(
          (row) =>
            `  <benefit>${row.map((cell, at) => `<value name="${escapeXml(heading[at] ?? '')}">${escapeXml(cell)}</value>`).join('')}</benefit>`,
        ),
        '</benefits>',
        '',
      ].join('\n'),
    ),
  xlsx: ({ title }, rows) =>
    writeXlsx({ sheets: [{ name: title.en.slice(0, 31), rows, columns: (rows[0] ?? []).map(() => ({ width: 34 })) }] }),
};

/** The benefits of an insurer's plans of a line as a file, from the catalogue's version in force. */
export async function benefitFile(recipe: BenefitsRecipe, version: LineVersion): Promise<Buffer> {
  const plans = version.plans.filter(({ insurer }) => insurer.code === recipe.insurer);
  return Buffer.from(await writers[recipe.format](recipe, tableOf(plans)));
}
