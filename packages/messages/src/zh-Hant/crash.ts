import type { crash as english } from '../en/crash.ts';

export const crash = {
  title: '此頁出現問題',
  text: '你在其他頁面輸入的資料不受影響。請重新載入此頁。',
  reload: '重新載入',
} satisfies typeof english;
