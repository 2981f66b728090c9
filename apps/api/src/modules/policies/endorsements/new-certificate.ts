import type { Tx } from '../../../db/database.ts';
import type { Write } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { bilingual } from '../../../lib/texts.ts';
import type { EndorsementFacts, MotorCertificate } from '../../../ports/policy-facts.ts';
import { vehicleName } from '../../catalogue/motor-models.ts';
import { insertCertificate, readFirstCertificate, replaceCertificates } from '../certificates/certificate-rows.ts';
import { coverBegins, endOf } from '../certificates/cover-hours.ts';
import { checkAddress } from '../certificates/printed-number.ts';
import { drawNumber } from '../numbers.ts';
import type { EndorsementChanges } from './changes.ts';
import { readDetails } from './detail-fields.ts';
import { changesOf } from './draft-row.ts';
import type { DraftRow } from './endorsement-workflow.ts';
import type { EndorsedPolicy } from './policy-terms.ts';
import { factValues } from './rated-facts.ts';

/** What a certificate prints, by the names of facts and details. */
const printed: ReadonlySet<string> = new Set([
  'make',
  'model',
  'madeIn',
  'driverCount',
  'surname',
  'firstName',
  'insuredName',
  'registrationMark',
  'chassis',
  'drivers',
]);

const changesPrinted = ({ endsOn, facts, details }: EndorsementChanges): boolean =>
  endsOn !== undefined || Object.keys({ ...facts?.after, ...details?.after }).some((name) => printed.has(name));

/** Draws a number for the certificate of an endorsement; null where the one that is there stays right, or there never was one. */
export async function drawCertificateNumber(deps: Deps, draft: DraftRow): Promise<string | null> {
  if (draft.line !== 'MOTOR' || !changesPrinted(changesOf(deps, draft))) return null;
  const first = await readFirstCertificate(deps.seal, deps.db, draft.policy_id);
  return first && drawNumber(deps.numbers, 'MC', deps.clock.today());
}

type Details = Readonly<Record<string, string>>;

/** The certificate as it is by all that was issued of its policy, this draft included. */
function certificateBy(
  deps: Deps,
  { certificate, quote, state }: EndorsedPolicy,
  draft: DraftRow,
  { registrationMark = '', chassis = '', drivers = '' }: Details,
  certificateNumber: string,
): MotorCertificate {
  if (!certificate) throw new Error(`Policy ${draft.policy_id} has no certificate`);
  const { facts, endsOn } = changesOf(deps, draft);
  const { cover, use } = certificate;
  // Of a policy that was sold by a tariff, whose facts say the vehicle and for how many drivers the premium is.
  const rated = quote && { ...factValues(quote), ...facts?.after };
  const names = drivers.split(';').map((name) => name.trim());
  return {
    certificateNumber,
    checkUrl: bilingual((language) => checkAddress(deps, certificateNumber, language)),
    from: coverBegins(draft.effective_on, deps.clock.now()).toISOString(),
    until: endOf(endsOn?.after ?? state.endsOn).toISOString(),
    vehicle: rated ? vehicleName(rated.make ?? '', rated.model ?? '', rated.madeIn ?? '') : certificate.vehicle,
    registrationMark,
    chassis,
    cover,
    use,
    drivers: names.filter((name) => name !== '').slice(0, rated ? Number(rated.driverCount) : undefined),
  };
}

/**
 * The certificate that an endorsement makes, from the day on on which it takes effect, in place of those before it. Null where
 * no hour of cover is left for it.
 */
export async function newCertificate(
  deps: Deps,
  tx: Tx,
  endorsed: EndorsedPolicy,
  draft: DraftRow,
  { facts, certificateNumber }: { readonly facts: EndorsementFacts; readonly certificateNumber: string },
): Promise<{ readonly facts: EndorsementFacts | null; readonly writes: readonly Write[] }> {
  const details: Details = {
    ...(await readDetails(deps, tx, endorsed)),
    ...changesOf(deps, draft).details?.after,
  };
  const motor = certificateBy(deps, endorsed, draft, details, certificateNumber);
  const { surname, firstName, insuredName } = details;
  const policyId = endorsed.policy.id;
  const replaced = replaceCertificates(tx, policyId, new Date(motor.from));
  if (motor.from >= motor.until) return { facts: null, writes: [replaced] };
  return {
    facts: { ...facts, insuredName: [surname, firstName, insuredName].filter(Boolean).join(' '), motor },
    writes: [replaced, insertCertificate(tx, policyId, motor)],
  };
}
