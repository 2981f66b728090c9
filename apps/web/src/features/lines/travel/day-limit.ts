import { useEffect, useState } from 'react';

/** The setting TRAVEL_DAY_LIMIT as it is shipped; the server's own value replaces it once it is known. */
const shippedDayLimit = 182;

let asked: Promise<number> | undefined;

async function askDayLimit(): Promise<number> {
  const [{ callApi }, { setting }] = await Promise.all([
    import('../../../lib/api.ts'),
    import('@onegi/contract/calls/common/setting'),
  ]);
  const value = Number(await callApi(setting, { query: { settingKey: 'TRAVEL_DAY_LIMIT' } }));
  return Number.isInteger(value) && value > 0 ? value : shippedDayLimit;
}

/** The longest single trip in days. Asked for once; the shipped value when that fails, for the server checks it in any case. */
export function fetchDayLimit(): Promise<number> {
  asked ??= askDayLimit().catch(() => {
    asked = undefined;
    return shippedDayLimit;
  });
  return asked;
}

/** The longest single trip in days, asked for only when `wanted`. */
export function useDayLimit(wanted: boolean): number {
  const [dayLimit, setDayLimit] = useState(shippedDayLimit);
  useEffect(() => {
    if (wanted) void fetchDayLimit().then(setDayLimit);
  }, [wanted]);
  return dayLimit;
}
