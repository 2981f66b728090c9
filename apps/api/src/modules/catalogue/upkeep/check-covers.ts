import type { OptionalCoverRow } from '../optional-covers.ts';
import { layout } from './layout.ts';
import type { Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';
import { readTerms } from './term-columns.ts';
import { uniqueness } from './unique.ts';

const { covers, additions } = layout;
type Addition = OptionalCoverRow['adds'][number];

/** The optional covers with what each adds; rows with something wrong are left out, their problems added. */
export function checkCovers(tables: Tables, problems: Problems): OptionalCoverRow[] {
  const adds = checkAdditions(tables, problems);
  const isNew = uniqueness(problems);
  const riders = new Map<string, number>();
  const sheet = covers.name;
  const read: OptionalCoverRow[] = [];
  for (const { row, values } of tables.covers) {
    const { code, rider, nameEn, nameZh, minimumAge } = values;
    if (code !== null) {
      isNew(code, { sheet, row, column: covers.columns.code.heading });
      if (!adds.has(code)) problems.add({ sheet, row }, 'coverAddsNothing', { value: code });
    }
    const first = rider === null ? undefined : riders.get(rider);
    if (rider !== null && first !== undefined) {
      problems.add({ sheet, row, column: covers.columns.rider.heading }, 'riderTwice', { value: rider, first });
    } else if (rider !== null) riders.set(rider, row);
    if (code === null || rider === null || nameEn === null || nameZh === null) continue;
    read.push({
      code,
      rider,
      name: { en: nameEn, zhHant: nameZh },
      minimumAge: minimumAge === null ? null : Number(minimumAge),
      adds: adds.get(code) ?? [],
    });
  }
  return read;
}

function checkAdditions(tables: Tables, problems: Problems): Map<string, Addition[]> {
  const codes = new Set(tables.covers.flatMap(({ values }) => values.code ?? []));
  const sheet = additions.name;
  const adds = new Map<string, Addition[]>();
  for (const { row, values } of tables.additions) {
    const { cover, nameEn, nameZh } = values;
    if (cover !== null && !codes.has(cover)) {
      problems.add({ sheet, row, column: additions.columns.cover.heading }, 'unknownCover', { value: cover });
    }
    const terms = readTerms(values, { sheet, row }, problems);
    if (cover === null) continue;
    const list = adds.get(cover) ?? [];
    adds.set(cover, list);
    if (nameEn !== null && nameZh !== null && terms) list.push({ name: { en: nameEn, zhHant: nameZh }, terms });
  }
  return adds;
}
