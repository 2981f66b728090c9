import type { questionForm as english } from '../en/question-form.ts';

export const questionForm = {
  year: '年',
  month: '月',
  day: '日',
  missing: {
    enter: '請填寫{label}',
    choose: '請選擇{label}',
    answer: '請回答此問題',
    statement: '請選擇此陳述是否正確',
  },
  thatIsRight: '正確',
  notSo: '並非如此',
} satisfies typeof english;
