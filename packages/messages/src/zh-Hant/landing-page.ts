import type { landingPage as english } from '../en/landing-page.ts';

export const landingPage = {
  breadcrumb: '本頁路徑',
  homePage: '主頁',
  from: '{price} 起',
  coveredTitle: '保障範圍',
  coveredLead: '各計劃的保障限額不同，詳情可於比較頁查看。',
  compareTitle: '計劃比較',
  compareLead: '保障分為三個級別。各保險公司的限額不同，比較頁會逐一列出。',
  compareElsewhere: '查看報價，比較各計劃的保障限額',
  benefit: '保障項目',
  examplePrice: '價格：{example}',
  noPrice: '專人報價',
  tiers: { B: '基本', S: '標準', P: '尊尚' },
  allPlans: '{example}：{count} 個計劃，由 {least} 至 {most}',
  showAll: '比較所有計劃',
  questionsTitle: '常見問題',
  levy: {
    q: '價格是否已包括徵費？',
    a: '是。本網站所有價格已包括保險業監管局徵費，亦即你的付款金額。',
  },
  insurersTitle: 'OneGI 上的保險公司',
  guidesTitle: '各保險公司賠償詳情',
} satisfies typeof english;
