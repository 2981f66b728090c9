import type { home as english } from '../en/home.ts';

export const home = {
  form: {
    label: '你的家居',
    areaBand: '建築面積',
    areaSqFt: '準確建築面積',
    sqFt: '平方呎',
    buildingType: '樓宇類型',
    buildingAge: '樓齡',
    areaHelp: '以售樓說明書或租約為準，1 至 5,000 平方呎。',
    choices: {
      areaBand: {
        '01': '500 平方呎以下',
        '02': '501–700 平方呎',
        '03': '701–1,000 平方呎',
        '04': '1,001–1,250 平方呎',
        '05': '1,251–1,500 平方呎',
        '06': '其他',
      },
      buildingType: { A: '住宅大廈', H: '獨立屋或村屋（最高 3\u00a0層）' },
      buildingAge: { W: '35 年或以內', M: '超過 35 年' },
    },
  },
  search: {
    title: '家居保險搜尋',
    description: '輸入單位面積及樓齡，即時比較香港各保險公司的家居保險價格。',
    headline: '你的家居',
    lead: '最多四項資料，毋須個人資料，即時顯示價格。',
    sizeTitle: '面積',
    buildingTitle: '樓宇',
  },
  landing: {
    title: '家居保險',
    description: '比較香港保險公司的家居保險：保費已包括徵費，保障並列比較，網上投保。',
    headline: '一分鐘比較家居保險',
    lead: '即時顯示所有價格，已包括徵費，毋須提供姓名或地址。',
    point: '住宅單位、獨立屋及村屋，1 至 5,000 平方呎',
  },
} satisfies typeof english;
