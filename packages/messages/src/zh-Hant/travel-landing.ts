import type { travelLanding as english } from '../en/travel-landing.ts';

export const travelLanding = {
  covered: {
    medical: { title: '海外醫療費用', text: '旅程中患病或受傷的住院及診症費用，以及返港後 90 日內的跟進治療。' },
    evacuation: { title: '緊急醫療運送', text: '運送至合適的醫院，或送返香港。' },
    cancellation: { title: '取消及縮短旅程', text: '未能出發或須提早結束旅程時，無法取回的預付費用。' },
    baggage: { title: '行李及錢財', text: '個人物品、旅遊證件及現金的遺失、失竊或損毀。' },
    delay: { title: '旅程延誤', text: '航班或船期每延誤滿 6 小時，可獲現金賠償。' },
    liability: { title: '個人責任', text: '令他人受傷或財物損毀時的法律責任。' },
  },
  compareCaption: '以{insurer}為例，每名受保人每次旅程的限額',
  questions: {
    when: { q: '何時投保？', a: '必須於離港前投保。出發後保障不能生效。' },
    family: {
      q: '怎樣才算家庭？',
      a: '本人及配偶，或只有本人，連同最少 1 名與同行成人有直系親屬關係的子女。一個家庭保費已保障所有子女。',
    },
    annual: {
      q: '全年保障何時較划算？',
      a: '全年保障不限旅程次數，每次最長 90 日。一般而言，每年約七次或以上的五日旅程，全年保障較單次保障便宜。',
    },
    existing: { q: '已有的疾病可獲保障嗎？', a: '不可以。出發前已存在的疾病或受傷不獲保障。' },
    change: { q: '可以退款嗎？', a: '單次旅程保單一經簽發，保費恕不退還。' },
  },
} satisfies typeof english;
