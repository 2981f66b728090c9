import type { accountBar as english } from '../en/account-bar.ts';

export const accountBar = {
  user: '登入用戶：{name}',
  changePassword: '更改密碼',
  logOut: '登出',
  loggedOut: '你已登出。',
} satisfies typeof english;
