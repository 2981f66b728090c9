import type { AccountStatement } from '@onegi/contract/calls/settlement/statements';
import type { AgeingGroup } from '@onegi/contract/fields/accounts-current';
import { addDays } from '@onegi/contract/lines/dates';
import type { RawBuilder } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { consultantNames } from '../../accounts/users/consultants.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { isOfClient } from '../client-mark.ts';
import { insurerNames } from '../insurers/list-insurers-due.ts';
import {
  balanceBefore,
  clientMovements,
  consultantMovements,
  insurerMovements,
  type Moved,
  movedBetween,
} from './movements.ts';

export interface Asked {
  readonly key: string;
  readonly from: string;
  readonly until: string;
}

interface Account {
  readonly name: string;
  readonly nameZh: string;
  readonly movements: RawBuilder<Moved>;
}

type Codes = readonly string[] | null;

/** @param codes of whom the client's policies must be; null: of anybody */
async function clientAccount(deps: Deps, key: string, codes: Codes): Promise<Account> {
  let held = deps.db.selectFrom('policies').select('policies.id').where(isOfClient(key));
  if (codes) {
    held = held.where((eb) =>
      eb.or([eb('consultant_code', 'in', [...codes, '']), eb('second_consultant_code', 'in', [...codes, ''])]),
    );
  }
  const policy = await held.orderBy('issued_on', 'desc').executeTakeFirst();
  if (!policy) throw new AppError('account.notFound');
  const name = (await readHolderNames(deps.db, deps.seal, [policy.id])).get(policy.id) ?? '';
  return { name, nameZh: name, movements: clientMovements(key, codes) };
}

async function consultantAccount(deps: Deps, key: string, codes: Codes): Promise<Account> {
  const names = (await consultantNames(deps.db, [key])).get(key);
  const isKnown = codes ? codes.includes(key) : names !== undefined;
  const earned = deps.db.selectFrom('commission_earnings').select('id').where('consultant_code', '=', key).limit(1);
  // Whoever had a code and left keeps an account.
  if (!isKnown && (codes || !(await earned.executeTakeFirst()))) throw new AppError('account.notFound');
  const [name, nameZh] = [names?.name, names?.nameZh].map((known) => (known ? `${key} · ${known}` : key));
  return { name: name ?? key, nameZh: nameZh ?? key, movements: consultantMovements(key) };
}

async function insurerAccount(deps: Deps, key: string): Promise<Account> {
  if (!deps.catalogue.current().insurerByCode.has(key)) throw new AppError('account.notFound');
  const { insurerName: name, insurerNameZh: nameZh } = insurerNames(deps, key);
  return { name, nameZh, movements: insurerMovements(key) };
}

const accounts: Readonly<Record<AgeingGroup, (deps: Deps, key: string, codes: Codes) => Promise<Account>>> = {
  client: clientAccount,
  consultant: consultantAccount,
  insurer: insurerAccount,
};

/**
 * A statement of account: the balance before the first day, what moved, each with the balance after it, and the balance then.
 * @throws AppError account.notFound, also for another's
 */
export async function accountStatement(
  deps: Deps,
  of: AgeingGroup,
  { key, from, until }: Asked,
  codes: Codes,
): Promise<AccountStatement> {
  const { name, nameZh, movements } = await accounts[of](deps, key, codes);
  const openingCents = await balanceBefore(deps.db, movements, from);
  let balanceCents = openingCents;
  const moved = (await movedBetween(deps.db, movements, from, until)).map((each) => {
    balanceCents += each.movedCents;
    return { ...each, balanceCents };
  });
  // Asked for by itself: it holds also where an account has more movements than a statement has room for.
  const closingCents = await balanceBefore(deps.db, movements, addDays(until, 1));
  return { key, name, nameZh, from, until, openingCents, closingCents, movements: moved };
}
