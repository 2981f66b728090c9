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
    language: 'English',
    light: '淺色',
    dark: '深色',
    print: '列印本頁',
    logOut: '登出',
  },
} satisfies typeof english;
