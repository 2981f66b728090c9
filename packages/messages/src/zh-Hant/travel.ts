import type { travel as english } from '../en/travel.ts';

export const travel = {
  form: {
    label: '你的旅程',
    tripType: '保障類別',
    destination: '目的地',
    choices: {
      tripType: { S: '單次旅程', A: '全年保障' },
      destination: { M: '中國內地', A: '亞洲', W: '環球' },
      party: { I: '個人', F: '家庭' },
    },
    hints: {
      destination: {
        M: '包括澳門',
        A: '日本、韓國、台灣、泰國及其他 14 個地方，亦包括中國內地',
        W: '全球各地，受制裁地區除外',
      },
    },
    departOn: '出發日期',
    startOn: '保障首日',
    returnOn: '回程日期',
    length: '{days, plural, =1 {共 1 日} other {共 # 日，首尾兩日計算在內}}',
    longest: '單次旅程最長為 {days} 日。',
    annualNote: '12 個月內旅程次數不限，每次最長 90 日。',
    party: '旅客',
    withSpouse: '配偶同行',
    adults: '成人',
    children: '小童',
    definitions: '定義',
    familyDefinition: '成人家庭指本人及配偶，連同最少 1 名子女。',
    childrenDefinition: '小童指 6 星期至 17 歲。',
    familyChildrenDefinition: '家庭子女須與同行成人有直系親屬關係。',
  },
  search: {
    title: '旅遊保險搜尋',
    description: '輸入旅程資料，即時比較香港各保險公司的旅遊保險價格。',
    headline: '你的旅程',
    lead: '最多七項資料，毋須個人資料，即時顯示價格。',
    whenTitle: '地點及日期',
    whoTitle: '同行人士',
  },
  landing: {
    title: '旅遊保險',
    description: '比較香港保險公司的單次及全年旅遊保險：保費已包括徵費，保障並列比較，網上投保。',
    headline: '一分鐘比較旅遊保險',
    lead: '即時顯示所有價格，已包括徵費，毋須提供姓名或電話。',
    point: '單次旅程 1 至 182 日，或全年保障',
  },
} satisfies typeof english;
