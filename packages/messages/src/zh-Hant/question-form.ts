import type { questionForm as english } from '../en/question-form.ts';

export const questionForm = {
  year: '年',
  month: '月',
  day: '日',
  thatIsRight: '正確',
  notSo: '並非如此',
} satisfies typeof english;
