import type { workplace as english } from '../en/workplace.ts';

export const workplace = {
  user: '登入用戶：{name}',
  account: '我的帳戶',
  changePassword: '更改密碼',
  logOut: '登出',
  loggedOut: '你已登出。',
  sellingAs: '銷售顧問：{name}（{code}）',
  trail: '目前位置',
  legal: '法律資料',
  rights: '© OneGI',
  hotline: '熱線 {number}（{hours}）',
  waits: '{count} 項待處理',
  pages: {
    shop: '所有保險',
    search: '搜尋',
    quotes: '報價',
    comparison: '比較',
    plan: '計劃',
    application: '投保申請',
    payment: '付款',
    confirmation: '確認',
    purchaseLink: '投保連結',
    requestQuote: '索取報價',
    collectionStatement: '收集個人資料聲明',
    outbox: '示範寄件匣',
  },
} satisfies typeof english;
