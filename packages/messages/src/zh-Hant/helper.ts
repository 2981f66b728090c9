import type { helper as english } from '../en/helper.ts';

export const helper = {
  form: {
    label: '你的家傭',
    nationality: '家傭國籍',
    coverYears: '保障期',
    choices: {
      nationality: { P: '菲律賓', X: '其他海外國家' },
      coverYears: { '1': '1 年', '2': '2 年' },
    },
  },
  search: {
    title: '家傭保險搜尋',
    description: '選擇國籍及保障期，即時比較香港各保險公司的家傭保險價格。',
    headline: '你的家傭',
    lead: '只需兩項資料，毋須個人資料，即時顯示價格。',
  },
  landing: {
    title: '家傭保險',
    description: '比較香港保險公司的家傭保險：僱主責任、醫療及遣返保障，保費已包括徵費。',
    headline: '一分鐘比較家傭保險',
    lead: '法例規定的僱主保障，以及家傭的醫療保障，即時顯示所有價格。',
    point: '一年，或與合約同期的兩年',
  },
} satisfies typeof english;
