import { type Band, readBands, upTo } from '../bands.ts';
import { byKey } from '../by-key.ts';
import { byTier, type ChosenRider, type LineRating, type MarketPrice, type Tier } from '../line-rating.ts';
import type { Tariff } from '../tariff.ts';
import { checkWhole } from '../whole.ts';

/** H hospital, D dental, O out-patient. */
export type CareType = 'H' | 'D' | 'O';
/** 01 yourself, 02 you and spouse, 03 family. */
export type MedicalPeople = '01' | '02' | '03';
export type MedicalRider = 'deductible';
export type MedicalReason = 'age-over-limit';

export interface MedicalRisk {
  readonly careType: CareType;
  readonly people: MedicalPeople;
  /** The applicant's, which stands for both adults. Hospital care alone is priced by it. */
  readonly age?: number | null;
  /** These five count for hospital care alone. */
  readonly clinical?: boolean;
  readonly dental?: boolean;
  readonly criticalIllness?: boolean;
  readonly maternity?: boolean;
  readonly chineseMedicine?: boolean;
  readonly riders: readonly ChosenRider<MedicalRider>[];
}

const CARE_TYPES: readonly CareType[] = ['H', 'D', 'O'];
const PEOPLE: readonly MedicalPeople[] = ['01', '02', '03'];
const EXTRAS = ['clinical', 'dental', 'chineseMedicine'] as const;

export const medicalRating: LineRating<MedicalRisk, MedicalRider, MedicalReason> = {
  riders: ['deductible'],
  riderVariants: CARE_TYPES,
  compile(cells) {
    const tariff = readMedicalTariff(cells);
    return {
      price: (risk) =>
        byTier((tier) =>
          risk.careType === 'H'
            ? priceHospital(tariff, risk, tier)
            : priced(tariff.care[risk.careType][tier] * tariff.people[risk.careType][risk.people]),
        ),
      riderBasis: ({ careType, people }) => ({
        variant: careType,
        adults: people === '01' ? 1 : 2,
        children: 0,
        insuredDollars: 0,
      }),
    };
  },
};

interface MedicalTariff {
  /** By the last age of the band; older is referred. */
  readonly hospital: Readonly<Record<Tier, readonly Band[]>>;
  readonly criticalIllness: Readonly<Record<Tier, readonly Band[]>>;
  readonly care: Readonly<Record<'D' | 'O', Readonly<Record<Tier, number>>>>;
  readonly extra: Readonly<Record<(typeof EXTRAS)[number], Readonly<Record<Tier, number>>>>;
  readonly maternity: Readonly<Record<Tier, number>>;
  readonly maternityFrom: number;
  readonly maternityTo: number;
  /** Hundredths. */
  readonly people: Readonly<Record<CareType, Readonly<Record<MedicalPeople, number>>>>;
}

/**
 * Cells: hospital and criticalIllness [tier, last age of the band], care [D | O, tier],
 * extra [clinical | dental | chineseMedicine | maternity, tier], maternityAge [from | to], people [care type, people].
 */
function readMedicalTariff(tariff: Tariff): MedicalTariff {
  const ofTier = (table: string, name: string) => byTier((tier) => tariff.integer(0, table, name, tier));
  return {
    hospital: byTier((tier) => readBands(tariff, 0, 'hospital', tier)),
    criticalIllness: byTier((tier) => readBands(tariff, 0, 'criticalIllness', tier)),
    care: { D: ofTier('care', 'D'), O: ofTier('care', 'O') },
    extra: byKey(EXTRAS, (extra) => ofTier('extra', extra)),
    maternity: ofTier('extra', 'maternity'),
    maternityFrom: tariff.integer(0, 'maternityAge', 'from'),
    maternityTo: tariff.integer(0, 'maternityAge', 'to'),
    people: byKey(CARE_TYPES, (care) => byKey(PEOPLE, (people) => tariff.integer(2, 'people', care, people))),
  };
}

function priceHospital(tariff: MedicalTariff, risk: MedicalRisk, tier: Tier): MarketPrice | MedicalReason {
  const age = checkWhole('An age', risk.age, 0);
  const premium = upTo(tariff.hospital[tier], age);
  const criticalIllness = risk.criticalIllness ? upTo(tariff.criticalIllness[tier], age) : { value: 0 };
  if (!premium || !criticalIllness) return 'age-over-limit';

  const extras = EXTRAS.reduce((sum, extra) => sum + (risk[extra] ? tariff.extra[extra][tier] : 0), 0);
  const perAdult = premium.value + criticalIllness.value + extras;
  // Maternity is paid once a policy, whoever is insured with it; at other ages it is not insured and not charged.
  const maternity = risk.maternity && age >= tariff.maternityFrom && age <= tariff.maternityTo;
  return priced(perAdult * tariff.people.H[risk.people] + (maternity ? tariff.maternity[tier] * 100 : 0));
}

function priced(hundredths: number): MarketPrice {
  return { amount: hundredths, factor: 1, scale: 100, minimumDollars: 0, addedDollars: 0 };
}
