import type { ProductCode } from '@onegi/contract/lines';
import type { Charged, PolicyLevies, SoldTerms } from '@onegi/rating/endorsements/figures';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { MotorCertificate } from '../../../ports/policy-facts.ts';
import type { Quote } from '../../quotes/quote.ts';
import { changeSearch } from '../../quotes/rerate-quote.ts';
import { readStoredQuote } from '../../quotes/stored-quotes.ts';
import { readFirstCertificate, vehicleDetails } from '../certificates/certificate-rows.ts';
import type { PoliciesTables } from '../tables.ts';
import { policyLevies } from './policy-levies.ts';
import {
  type EndorsementRow,
  foldEndorsements,
  type IssuedEndorsement,
  type PolicyState,
  readEndorsements,
} from './policy-on.ts';
import { changedFacts } from './rated-facts.ts';

export type PolicyRow = Selectable<PoliciesTables['policies']>;

/** Everything an endorsement of a policy is worked out from. */
export interface EndorsedPolicy {
  readonly policy: PolicyRow;
  readonly product: ProductCode;
  readonly endorsements: readonly IssuedEndorsement[];
  /** As it is by all that was issued, also what takes effect later. */
  readonly state: PolicyState;
  readonly sold: SoldTerms;
  readonly levies: PolicyLevies;
  readonly charged: Charged;
  /** The quote it was sold by, with the facts as they are now; null where an insurer's offer was accepted. */
  readonly quote: Quote | null;
  /** Of a vehicle, as the policy was issued with it; null where it was issued without one. */
  readonly certificate: MotorCertificate | null;
}

/** A policy by its own number or the insurer's. @throws AppError policy.notFound */
export async function findPolicy(db: Db, number: string, { isLocked = false } = {}): Promise<PolicyRow> {
  const sought = number.toUpperCase();
  const row = await db
    .selectFrom('policies')
    .selectAll()
    .where((eb) => eb.or([eb('transaction_number', '=', sought), eb('policy_number', '=', sought)]))
    .limit(1)
    .$if(isLocked, (of) => of.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('policy.notFound');
  return row;
}

export async function lockPolicy(db: Db, id: string): Promise<PolicyRow> {
  return db.selectFrom('policies').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

const sum = (rows: readonly IssuedEndorsement[], of: (row: EndorsementRow) => number) =>
  rows.reduce((total, { row }) => total + of(row), 0);

function chargedBy(rows: readonly IssuedEndorsement[]): Charged {
  return {
    grossPremiumCents: sum(rows, (row) => row.gross_premium_cents),
    netPremiumCents: sum(rows, (row) => row.net_premium_cents),
    actualPremiumCents: sum(rows, (row) => row.actual_premium_cents),
    otherLeviesCents: sum(rows, (row) => row.other_levies_cents),
    levyCents: sum(rows, (row) => row.levy_cents),
    basicCommissionCents: sum(rows, (row) => row.basic_commission_cents),
    consultantCommissionCents: sum(rows, (row) => row.consultant_commission_cents),
  };
}

/** The quote with what was changed since. */
async function currentQuote(deps: Deps, db: Db, policy: PolicyRow, state: PolicyState): Promise<Quote | null> {
  if (!policy.quote_id) return null;
  const quote = await readStoredQuote({ ...deps, db }, policy.quote_id);
  const changed = changeSearch(deps, quote, changedFacts(quote, state.facts) ?? {});
  if ('failures' in changed) throw new Error(`What was issued of policy ${policy.id} is no search of its line`);
  return { ...quote, search: changed.search };
}

/** What an endorsement of a policy is worked out from, read in one place. */
export async function readEndorsed(deps: Deps, db: Db, policy: PolicyRow): Promise<EndorsedPolicy> {
  const endorsements = await readEndorsements(deps, db, policy.id);
  const [newBusiness] = endorsements;
  if (!newBusiness) throw new Error(`Policy ${policy.id} was never booked`);
  const folded = foldEndorsements(policy, endorsements);
  const certificate = policy.line === 'MOTOR' ? await readFirstCertificate(deps.seal, db, policy.id) : null;
  const details = policy.line === 'MOTOR' ? vehicleDetails(certificate) : {};
  const state = { ...folded, details: { ...details, ...folded.details } };
  const { row } = newBusiness;
  const quote = await currentQuote(deps, db, policy, state);
  return {
    policy,
    product: policy.line as ProductCode,
    endorsements,
    state,
    sold: {
      insurerDiscountBasisPoints: row.insurer_discount_bp,
      clientDiscountBasisPoints: row.client_discount_bp,
      basicCommissionBasisPoints: row.basic_rate_bp,
      consultantPayoutBasisPoints: row.payout_bp,
    },
    levies: quote
      ? { levyByYear: quote.terms.levyByYear, otherLevies: quote.terms.otherLevies }
      : policyLevies(deps.catalogue.current(), policy, row),
    charged: chargedBy(endorsements),
    quote,
    certificate,
  };
}

/** The last day of the period that a policy was sold for, before any endorsement changed it. */
export function soldUntil({ policy, endorsements }: Pick<EndorsedPolicy, 'policy' | 'endorsements'>): string {
  return endorsements.find(({ changes }) => changes.endsOn)?.changes.endsOn?.before ?? policy.ends_on;
}

/** The number of the next endorsement: 001, 002 … @throws AppError endorsement.noNumberLeft after 999 */
export function nextNumber(endorsements: readonly IssuedEndorsement[]): string {
  const last = Number(endorsements.at(-1)?.row.endorsement_no ?? '0');
  if (last >= 999) throw new AppError('endorsement.noNumberLeft');
  return String(last + 1).padStart(3, '0');
}
