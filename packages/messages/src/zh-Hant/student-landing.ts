import type { studentLanding as english } from '../en/student-landing.ts';

export const studentLanding = {
  covered: {
    medical: { title: '醫療費用', text: '海外住院及門診費用，以及返港後 90 日內的跟進治療。' },
    evacuation: { title: '緊急醫療運送', text: '運送至合適的醫院，或送返香港。' },
    interruption: { title: '學業中斷', text: '因患病或親屬離世而中斷學業，無法取回的已繳學費。' },
    sponsor: { title: '教育基金', text: '供養人意外身故時，資助完成學業。' },
    belongings: { title: '行李及手提電腦', text: '途中及海外居所內的個人財物。' },
    liability: { title: '個人責任', text: '令他人受傷或財物損毀時的法律責任。' },
  },
  compareCaption: '以{insurer}為例，每名學生每年的限額',
  questions: {
    age: { q: '誰可以受保？', a: '8 至 40 歲，在香港以外全日制就讀的學生。' },
    home: { q: '返港期間是否受保？', a: '假期返港受保；連續返港逾 60 日則不受保。' },
    visa: { q: '簽證被拒怎麼辦？', a: '保單生效前，憑證明可退回八成保費；生效後恕不退款。' },
    group: {
      q: '兄弟姊妹一同投保是否較便宜？',
      a: '是。2 至 3 人可減 5%，4 人或以上可減 8%。多於 10 人須由專人報價。',
    },
  },
} satisfies typeof english;
