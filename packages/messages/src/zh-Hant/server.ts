import type { server as english } from '../en/server.ts';

export const server = {
  success: '成功',
} satisfies typeof english;
