import type { OptionalCoverSeed } from '../line-seed.ts';

export const travelOptionalCovers: readonly OptionalCoverSeed[] = [
  {
    code: 'TRO1',
    rider: 'cruise',
    name: 'Cruise vacation rider',
    nameZh: '郵輪假期附加保障',
    adds: [
      {
        name: { en: 'Missed port', zhHant: '未能停泊港口' },
        terms: { kind: 'amount', limit: 1_000, pays: 'fixed', per: 'port' },
      },
      {
        name: { en: 'Excursion cancellation', zhHant: '取消岸上觀光' },
        terms: { kind: 'amount', limit: 5_000, pays: 'expenses' },
      },
      {
        name: { en: 'Satellite phone', zhHant: '衛星電話' },
        terms: { kind: 'amount', limit: 1_500, pays: 'expenses' },
      },
    ],
  },
  {
    code: 'TRO2',
    rider: 'scuba',
    name: 'Scuba diving rider',
    nameZh: '水肺潛水附加保障',
    minimumAge: 12,
    adds: [
      {
        name: {
          en: 'Diving to 30 m depth, certified or with an instructor; not under age 12',
          zhHant: '水深 30 米以內，須持有證書或由教練陪同；未滿 12 歲不受保',
        },
        terms: { kind: 'included' },
      },
    ],
  },
  {
    code: 'TRO3',
    rider: 'golf',
    name: 'Golf extension',
    nameZh: '高爾夫球附加保障',
    adds: [
      {
        name: { en: 'Golf equipment', zhHant: '高爾夫球用具' },
        terms: { kind: 'amount', limit: 10_000, pays: 'expenses' },
      },
      {
        name: { en: 'Hole-in-one', zhHant: '一桿入洞' },
        terms: { kind: 'amount', limit: 3_000, pays: 'expenses' },
      },
    ],
  },
  {
    code: 'TRO4',
    rider: 'winter',
    name: 'Winter sports equipment',
    nameZh: '冬季運動裝備保障',
    adds: [
      {
        name: { en: 'Winter sports equipment, own or hired', zhHant: '自有或租用的冬季運動裝備' },
        terms: { kind: 'included' },
      },
    ],
  },
];
