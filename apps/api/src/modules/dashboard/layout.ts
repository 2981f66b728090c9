import type { DashboardItem, PlacedItem } from '@onegi/contract/calls/dashboard/dashboard';
import { daysOfPeriod } from '@onegi/contract/calls/dashboard/period-days';
import { chartNames, chartNumbers } from '@onegi/contract/fields/dashboard';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { bilingual, texts } from '../../lib/texts.ts';

type Place = Omit<PlacedItem, 'chart'>;

/** Where the charts lie until somebody moves them: two beside each other, the third ready to be shown below. */
const firstPlaces: Readonly<Record<PlacedItem['chart'], Place>> = {
  1: { period: 'M12', x: 0, y: 0, w: 5, h: 11, isVisible: true },
  2: { period: 'M12', x: 5, y: 0, w: 7, h: 11, isVisible: true },
  3: { period: 'M12', x: 0, y: 11, w: 12, h: 9, isVisible: false },
};

function described(chart: PlacedItem['chart'], place: Place, today: string): DashboardItem {
  const { en, zhHant } = bilingual((language) => texts[language](`dashboard.charts.${chartNames[chart]}`));
  const { period, startOn = today, endOn = today, ...box } = place;
  const days = period === 'OWN' ? { startOn, endOn } : daysOfPeriod(period, today);
  return { chart, label: en, labelZh: zhHant, period, ...days, ...box };
}

/** A user's charts, in the order of their numbers. */
export async function readLayout({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<DashboardItem[]> {
  const rows = await db.selectFrom('dashboard_items').selectAll().where('user_id', '=', userId).execute();
  const today = clock.today();
  return chartNumbers.map((chart) => {
    const row = rows.find(({ item }) => item === chart);
    const first = firstPlaces[chart];
    if (!row) return described(chart, rows.length === 0 ? first : { ...first, isVisible: false }, today);
    const { period, start_on, end_on, x, y, w, h, visible } = row;
    const own = start_on && end_on ? { startOn: start_on, endOn: end_on } : {};
    return described(chart, { period, x, y, w, h, isVisible: visible, ...own }, today);
  });
}

/** Puts a layout, checked by the call, in the place of the user's last one. Of two at once the later stays whole. */
export async function keepLayout(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  items: readonly PlacedItem[],
): Promise<DashboardItem[]> {
  const changed_at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await tx.deleteFrom('dashboard_items').where('user_id', '=', userId).execute();
    if (items.length === 0) return;
    const rows = items.map(({ chart, period, startOn = null, endOn = null, isVisible, x, y, w, h }) => ({
      user_id: userId,
      item: chart,
      period,
      start_on: period === 'OWN' ? startOn : null,
      end_on: period === 'OWN' ? endOn : null,
      x,
      y,
      w,
      h,
      visible: isVisible,
      changed_at,
    }));
    await tx.insertInto('dashboard_items').values(rows).execute();
  });
  return readLayout(deps, userId);
}
