import type { clientLink as english } from '../en/client-link.ts';

/** 保單頁上的客戶連結。 */
export const clientLink: typeof english = {
  title: '客戶網頁',
  lead: '供客戶開啟保單的連結，客戶須先核實個人資料。',
  states: {
    none: '尚未發送連結',
    live: '連結已於 {moment} 發送',
    expired: '連結已過期',
    revoked: '連結已撤銷',
    locked: '連結因多次答錯而鎖上',
  },
  opened: '{count, plural, =0 {尚未開啟} other {已開啟 # 次，最近一次為 {moment}}}',
  until: '有效至 {moment}',
  to: '發送到 {email}',
  noAddress: '沒有客戶的電郵地址。',
  send: '發送客戶連結',
  sendAgain: '發送新連結',
  revoke: '撤銷連結',
  sent: '連結已發送給客戶',
  revoked: '連結已撤銷',
};
