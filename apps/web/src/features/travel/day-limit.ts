import { useEffect, useState } from 'react';
import { shippedDayLimit } from './search-form.ts';

let asked: Promise<number> | undefined;

async function fetchDayLimit(): Promise<number> {
  const [{ callApi }, { setting }] = await Promise.all([
    import('../../lib/api.ts'),
    import('@onegi/contract/calls/common/setting'),
  ]);
  const value = Number(await callApi(setting, { query: { settingKey: 'TRAVEL_DAY_LIMIT' } }));
  return Number.isInteger(value) && value > 0 ? value : shippedDayLimit;
}

/** The longest single trip in days. Asked for once, and only when `wanted`; the server checks it in any case. */
export function useDayLimit(wanted: boolean): number {
  const [dayLimit, setDayLimit] = useState(shippedDayLimit);
  useEffect(() => {
    if (!wanted) return;
    asked ??= fetchDayLimit().catch(() => {
      asked = undefined;
      return shippedDayLimit;
    });
    asked.then(setDayLimit);
  }, [wanted]);
  return dayLimit;
}
