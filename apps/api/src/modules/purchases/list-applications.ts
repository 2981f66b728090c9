import type { applicationList, OpenApplication } from '@onegi/contract/calls/purchases/application-list';
import type { ApplicationStage } from '@onegi/contract/fields/work';
import { addDays } from '@onegi/contract/lines/dates';
import type { AskedOf } from '@onegi/contract/list';
import type { Scope } from '@onegi/contract/permissions';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import { refOf } from '../../lib/refs.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { readNames } from '../persons/read-names.ts';
import { namePlans } from './name-plans.ts';
import type { ApplicationRow } from './repository.ts';

/** An application that is begun and runs out within so many days is told of before it does. */
export const EXPIRING_DAYS = 7;

type StageColumns = Pick<ApplicationRow, 'state' | 'from_link' | 'quote_expires_on'>;

function stageOf({ state, from_link, quote_expires_on }: StageColumns, today: string): ApplicationStage {
  if (from_link) return 'linkSent';
  if (state === 'submitted') return 'awaitingPayment';
  return quote_expires_on <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'begun';
}

/**
 * Applications that nobody has paid and that can still be: of consultants, through purchase links, or filled in whole. The
 * baskets that visitors left are nobody's work.
 */
export function openApplications(
  db: Db,
  { actor, scope, today, stage }: { actor: Actor; scope: Scope; today: string; stage?: ApplicationStage | undefined },
) {
  const soon = addDays(today, EXPIRING_DAYS);
  const open = db
    .selectFrom('applications')
    .where('state', '<>', 'paid')
    .where((eb) =>
      eb.or([eb('consultant_code', 'is not', null), eb('from_link', '=', true), eb('state', '=', 'submitted')]),
    )
    .where('quote_expires_on', '>=', today)
    .$if(scope === 'own', (of) =>
      of
        .where('consultant_code', 'is not', null)
        .where((eb) => ownedBy(eb, actor, { consultantCodes: ['consultant_code'] })),
    );
  if (!stage) return open;
  if (stage === 'linkSent') return open.where('from_link', '=', true);
  const unsent = open.where('from_link', '=', false);
  if (stage === 'awaitingPayment') return unsent.where('state', '=', 'submitted');
  return unsent.where('state', '=', 'draft').where('quote_expires_on', stage === 'expiring' ? '<=' : '>', soon);
}

/** The list of them, what runs out first before the others. */
export function listedApplications(
  { db, seal, clock, catalogue }: Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>,
  { stage }: AskedOf<typeof applicationList>,
  actor: Actor,
  scope: Scope,
) {
  const today = clock.today();
  return {
    fitting: openApplications(db, { actor, scope, today, stage }),
    key: 'id',
    sorts: { expiresOn: 'quote_expires_on' },
    read: async (ids: readonly Key[]): Promise<OpenApplication[]> => {
      const rows = await db
        .selectFrom('applications')
        .select(['id', 'line', 'state', 'from_link', 'quote_id', 'quote_expires_on', 'consultant_code'])
        .select(['total_cents', 'created_at'])
        .$call(rowsOfIds('id', ids));
      const [plans, names] = await Promise.all([
        namePlans(
          { db, catalogue },
          rows.map(({ quote_id }) => quote_id),
        ),
        readNames(db, seal, 'application', ids as string[]),
      ]);
      return rows.flatMap((row) => {
        const plan = plans.get(row.quote_id);
        if (!plan) return [];
        return {
          ...plan,
          applicationRef: refOf(seal, 'application', row.id),
          stage: stageOf(row, today),
          line: row.line,
          clientName: names.get(row.id) ?? null,
          consultantCode: row.consultant_code,
          totalCents: row.total_cents,
          begunAt: row.created_at.toISOString(),
          expiresOn: row.quote_expires_on,
        };
      });
    },
  };
}
