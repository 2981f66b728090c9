import type { Db } from '../../db/database.ts';
import type { Settings, SettingValues } from '../../ports/settings.ts';
import { declaredSettings } from './declared-settings.ts';

/** What the rows say; where they say nothing, or nothing that fits, the initial value holds. */
export function valuesOf(rows: readonly { key: string; value: string }[]): SettingValues {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    Object.entries(declaredSettings).map(([key, { read, initial }]) => {
      const text = stored.get(key);
      return [key, (text === undefined ? undefined : read(text)) ?? initial];
    }),
  ) as unknown as SettingValues;
}

/** Loads the settings; refresh() is called with every notice that they changed. */
export async function openSettings(db: Db): Promise<Settings> {
  const load = async () => valuesOf(await db.selectFrom('settings').selectAll().execute());
  let values = await load();
  return {
    current: () => values,
    async refresh() {
      values = await load();
    },
  };
}
