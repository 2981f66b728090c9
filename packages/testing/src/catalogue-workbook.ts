import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../../apps/api/src/db/database.ts';
import { type WrittenTables, writeTables } from '../../../apps/api/src/modules/catalogue/upkeep/export-version.ts';
import { layout, READ_ME, type SheetKey } from '../../../apps/api/src/modules/catalogue/upkeep/layout.ts';
import { readContent } from '../../../apps/api/src/modules/catalogue/upkeep/read-content.ts';
import { writeWorkbook } from '../../../apps/api/src/modules/catalogue/upkeep/write-workbook.ts';
import { patchZip } from './zip.ts';

type Row = Record<string, string | number | null>;
export type EditableTables = { [Sheet in SheetKey]: Row[] };

export interface WorkbookDesk {
  /** A line's first version as the rows of its sheets, to take over on the day, changed as wanted, in a file. */
  file(change?: (tables: EditableTables) => void, from?: string): Promise<string>;
  /** The same file with the XML of some sheets changed. */
  patched(sheets: Partial<Record<SheetKey | 'workbook', (xml: string) => string>>): Promise<string>;
  /** A file of these bytes. */
  bytes(bytes: Uint8Array): string;
  close(): void;
}

/** Makes workbooks as an actuary would hand them in, and such as nobody should. */
export function workbookDesk(db: Db, line: LineCode = 'TRAVEL'): WorkbookDesk {
  const folder = mkdtempSync(join(tmpdir(), 'onegi-workbooks-'));
  let files = 0;

  async function workbook(change: (tables: EditableTables) => void, from: string): Promise<Uint8Array> {
    const content = await readContent(db, line, 1);
    if (!content) throw new Error(`${line} has no version 1`);
    const tables = structuredClone(writeTables({ ...content, effectiveFrom: from })) as unknown as EditableTables;
    change(tables);
    return writeWorkbook(tables as unknown as WrittenTables);
  }

  function bytes(content: Uint8Array): string {
    files += 1;
    const path = join(folder, `${files}.xlsx`);
    writeFileSync(path, content);
    return path;
  }

  return {
    bytes,
    file: async (change = () => undefined, from = '2027-01-01') => bytes(await workbook(change, from)),
    async patched(sheets) {
      const order = [READ_ME, ...Object.keys(layout)];
      const changes = Object.entries(sheets).map(([key, change]): [string, (xml: string) => string] => [
        key === 'workbook' ? 'xl/workbook.xml' : `xl/worksheets/sheet${order.indexOf(key) + 1}.xml`,
        change,
      ]);
      return bytes(patchZip(await workbook(() => undefined, '2027-01-01'), Object.fromEntries(changes)));
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
