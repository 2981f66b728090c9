import type { pet as english } from '../en/pet.ts';

export const pet = {
  form: {
    label: '你的寵物',
    petCount: '寵物數目',
    petType: '貓或狗',
    petAgeYears: '寵物年齡',
    thirdParty: '第三者責任',
    onePet: '每份保單 1 隻寵物',
    thirdPartyHelp: '寵物令他人受傷或損毀財物時，你的法律責任。',
    more: '加選第三者責任保障',
    choices: {
      petType: { C: '貓', D: '狗' },
      petAgeYears: {
        '0': '6 個月至未滿 1 歲',
        '1': '1 歲',
        '2': '2 歲',
        '3': '3 歲',
        '4': '4 歲',
        '5': '5 歲',
        '6': '6 歲',
        '7': '7 歲',
        '8': '8 歲',
        '9': '9 歲',
      },
    },
  },
  search: {
    title: '寵物保險搜尋',
    description: '選擇貓或狗及年齡，即時比較香港各保險公司的寵物保險價格。',
    headline: '你的寵物',
    lead: '只需三項資料，毋須個人資料，即時顯示價格。',
  },
  landing: {
    title: '寵物保險',
    description: '比較香港保險公司的貓狗保險：獸醫費用、手術及責任保障，保費已包括徵費。',
    headline: '一分鐘比較寵物保險',
    lead: '適合 9 歲或以下的貓狗，即時顯示所有價格，已包括徵費。',
    point: '意外於 7\u00a0日後、疾病於 30\u00a0日後受保',
  },
} satisfies typeof english;
