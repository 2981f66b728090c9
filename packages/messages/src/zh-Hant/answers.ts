import type { answers as english } from '../en/answers.ts';

export const answers = {
  success: '成功',
} satisfies typeof english;
