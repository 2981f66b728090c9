import type { search as english } from '../en/search.ts';

export const search = {
  insurersTitle: 'OneGI 上的保險公司',
  promotion: '優惠碼',
  freeQuote: '索取免費報價',
  withPromotion: '使用優惠碼',
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
  },
} satisfies typeof english;
