import type { OptionalCoverSeed } from '../line-seed.ts';
import { cash, each, included, upTo } from '../terms.ts';

export const motorOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'MOO1',
    rider: 'ncdProtector',
    name: 'NCD protector',
    nameZh: 'NCD 保障',
    adds: [
      {
        name: {
          en: 'Your no-claim discount stays as it is after one claim a year',
          zhHant: '每年一次索償後仍保留原有無索償折扣',
        },
        terms: included,
      },
    ],
  },
  {
    code: 'MOO2',
    rider: 'propertyDamage',
    name: 'Third-party property damage to HK$5,000,000',
    nameZh: '第三者財物損毀保障至 500 萬',
    adds: [
      {
        name: { en: 'Third-party property damage raised to', zhHant: '第三者財物損毀提高至' },
        terms: upTo(5_000_000, { per: 'event' }),
      },
    ],
  },
  {
    code: 'MOO3',
    rider: 'windscreen',
    name: 'Windscreen top-up',
    nameZh: '擋風玻璃額外保障',
    adds: [
      {
        name: {
          en: 'Windscreen repair on top of the plan, without effect on the no-claim discount',
          zhHant: '計劃以外的擋風玻璃維修費用，不影響無索償折扣',
        },
        terms: upTo(5_000),
      },
    ],
  },
  {
    code: 'MOO4',
    rider: 'driverAccident',
    name: 'Driver personal accident',
    nameZh: '司機意外',
    adds: [
      {
        name: { en: 'Accidental death or permanent disablement of the driver', zhHant: '司機意外身故或永久傷殘' },
        terms: cash(500_000),
      },
    ],
  },
  {
    code: 'MOO5',
    rider: 'lossOfUse',
    name: 'Loss of use',
    nameZh: '停用津貼',
    adds: [
      {
        name: { en: 'Allowance while the car is under repair', zhHant: '汽車維修期間的津貼' },
        terms: each('day', 300, { limit: 3_000 }),
      },
    ],
  },
];
