import type { lists as english } from '../en/lists.ts';

export const lists = {
  filters: { label: '篩選', show: '篩選', search: '搜尋', reset: '重設' },
  sortedBy: '按{column}排序',
  sort: '排序',
  sorts: { asc: '{column}（順序）', desc: '{column}（倒序）' },
  pages: '列表頁碼',
  nothing: '沒有資料',
  nothingHint: '沒有符合條件的資料，請重設篩選條件。',
  details: '詳情',
  export: '匯出至 Excel',
  cut: '此檔案只包含首 {rows, number} 項。請收窄篩選條件以匯出其餘各項。',
  keys: '快速鍵：/ 首個篩選條件，j 及 k 下一項及上一項，Enter 開啟',
  views: {
    label: '已儲存的檢視',
    choose: '選擇檢視',
    save: '儲存此檢視',
    name: '檢視名稱',
    keep: '儲存',
    delete: '刪除此檢視',
    saved: '「{name}」已儲存。',
    deleted: '「{name}」已刪除。',
  },
} satisfies typeof english;
