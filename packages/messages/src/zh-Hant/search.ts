import type { search as english } from '../en/search.ts';

export const search = {
  insurersTitle: 'OneGI 上的保險公司',
  promotion: '優惠碼',
  freeQuote: '索取免費報價',
  moreOptions: '優惠碼及更多選項',
  choose: '請選擇',
  answers: { Y: '是', N: '否' },
  recent: {
    title: '最近搜尋',
    empty: '暫未有紀錄。你的搜尋會保留在此，方便隨時返回查看價格。',
    open: '再次顯示報價：{search}',
    requestQuote: '索取報價',
  },
  landing: {
    points: {
      exact: '列表價格與收據金額一致',
      policy: '付款確認後，保單即時電郵給你',
    },
    coveredTitle: '保障範圍',
    coveredLead: '各計劃的保障限額不同，詳情可於比較頁查看。',
    compareTitle: '計劃比較',
    compareLead: '保障分為三個級別。各保險公司的限額不同，比較頁會逐一列出。',
    compareElsewhere: '查看報價，比較各計劃的保障限額',
    benefit: '保障項目',
    tiers: { B: '基本', S: '標準', P: '尊尚' },
    questionsTitle: '常見問題',
    levy: {
      q: '價格是否已包括徵費？',
      a: '是。本網站所有價格已包括保險業監管局徵費，亦即你的付款金額。',
    },
  },
} satisfies typeof english;
