import type { search as english } from '../en/search.ts';

export const search = {
  promotion: '優惠碼',
  recent: {
    title: '最近搜尋',
    empty: '暫未有紀錄。你的搜尋會保留在此，方便隨時返回查看價格。',
    open: '再次顯示報價：{search}',
    requestQuote: '索取報價',
  },
} satisfies typeof english;
