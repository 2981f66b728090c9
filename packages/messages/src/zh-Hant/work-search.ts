import type { workSearch as english } from '../en/work-search.ts';

export const workSearch = {
  title: '尋找任何內容',
  placeholder: '保單、個案、客戶、計劃或頁面',
  pages: '頁面',
  actionsTitle: '操作',
  count: '{count, plural, =0 {沒有結果} other {# 項結果}}',
  nothing: '沒有符合的結果。請試試號碼、姓名或其他字詞。',
  keys: '↑ ↓ 選擇，Enter 開啟，Esc 關閉',
  actions: {
    language: { name: 'English', found: 'English 英文 語言' },
    light: { name: '淺色', found: 'Light colours theme 淺色 色調' },
    dark: { name: '深色', found: 'Dark colours theme 深色 色調' },
    print: { name: '列印本頁', found: 'Print this page 列印 本頁' },
    logOut: { name: '登出', found: 'Logout log out sign out 登出' },
  },
} satisfies typeof english;
