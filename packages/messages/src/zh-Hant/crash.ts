import type { crash as english } from '../en/crash.ts';

export const crash = {
  title: '此頁出現問題',
  text: '你在其他頁面輸入的資料不受影響。請重新載入此頁。',
  reload: '重新載入',
  home: '返回主頁',
  offline: '未能連接伺服器。請檢查網絡連線，然後再試。',
  unexpected: '系統發生問題，請再試一次。',
  outdated: '此頁的版本已過時。請重新載入此頁。',
} satisfies typeof english;
