import type { golf as english } from '../en/golf.ts';

export const golf = {
  form: {
    label: '高爾夫球保障',
    party: '受保人',
    withTravel: '包括旅遊保險',
    withTravelHelp: '受保人可享全年旅遊保障。',
    choices: { party: { I: '個人', F: '家庭' } },
  },
  landing: {
    title: '高爾夫球保險',
    description: '比較香港保險公司的高爾夫球保險：球場責任、用具及一桿入洞，保費已包括徵費。',
    headline: '一分鐘比較高爾夫球保險',
    lead: '只需兩項資料，即時顯示所有價格，已包括徵費。',
    point: '個人或全家投保',
  },
} satisfies typeof english;
