import type { fire as english } from '../en/fire.ts';

export const fire = {
  form: {
    label: '你的物業',
    buildingAgeYears: '樓齡',
    sumInsuredDollars: '投保額',
    years: '年',
    ageHelp: '由入伙紙日期起計的足年數，1 至 99 年。',
    sumHelp: '重建成本或按揭貸款額，而非市價。',
  },
  search: {
    title: '火險搜尋',
    description: '輸入樓齡及投保額，即時比較香港各保險公司的火險價格。',
    headline: '你的物業',
    lead: '只需兩項資料，毋須個人資料，即時顯示價格。',
  },
  landing: {
    title: '火險',
    description: '比較香港保險公司的樓宇火險：保費已包括徵費，保障並列比較，網上投保。',
    headline: '一分鐘比較火險',
    lead: '專為業主及按揭人士而設，即時顯示所有價格，已包括徵費。',
    point: '保單列明按揭銀行為受益人',
  },
} satisfies typeof english;
