import { lineCodes } from '@onegi/contract/lines';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aLineDraft, buyLine } from '@onegi/testing/factories/lines';
import { anApplicant, call } from '@onegi/testing/factories/purchases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/** Words that no table may hold: each is long or rare enough to stand for itself. */
const personal = [
  ...[anApplicant.hkid, 'A1234563', anApplicant.phone, '20000001', anApplicant.email, anApplicant.building],
  ...[anApplicant.street, anApplicant.dateOfBirth, '17-05-1990', 'SAMPLE', 'B2222227', 'HJ8123456', 'C1234567'],
  ...['AB 1234', 'ZWR80', '900012345678901', 'Shiba', 'Example Court', 'Example University', 'L-778', '2014-01-15'],
];

/** Every row of every table as text, with what lies in bytes of it made readable. */
async function everyRow(): Promise<string[]> {
  const { db } = shop.deps;
  const tables = await sql<{ schemaname: string; tablename: string }>`
    select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const rows = await Promise.all(
    tables.rows.map(({ schemaname, tablename }) =>
      sql<{ text: string }>`select row_to_json(r)::text as text from ${sql.id(schemaname, tablename)} r`.execute(db),
    ),
  );
  const readable = (text: string) =>
    text.replaceAll(/\\\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString());
  return rows.flatMap((found) => found.rows.map(({ text }) => readable(text)));
}

test('after every line was bought and handed over, no table holds a person in the clear', async () => {
  for (const line of lineCodes) {
    await buyLine(shop, line);
    const { applicationRef } = await aLineDraft(shop, line);
    const sent = await call(shop, 'POST', `/buy/application/${applicationRef}/hand-over`, { email: anApplicant.email });
    expect(sent.status).toBe(200);
  }
  const rows = await everyRow();
  // What is nobody's secret is found, so the rest would be.
  expect(rows.filter((row) => row.includes('LPG-MTR-26-'))).not.toEqual([]);
  expect(personal.filter((word) => rows.some((row) => row.includes(word)))).toEqual([]);
}, 60_000);
