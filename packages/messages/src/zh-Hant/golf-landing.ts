import type { golfLanding as english } from '../en/golf-landing.ts';

export const golfLanding = {
  covered: {
    liability: { title: '公眾責任', text: '在球場上擊球或揮桿令他人受傷。' },
    equipment: { title: '高爾夫球用具', text: '球桿、球袋及手推球袋車的盜竊或損毀。' },
    hole: { title: '一桿入洞', text: '按慣例宴請同伴的費用。' },
    accident: { title: '個人意外', text: '在球場上意外身故或傷殘的賠償。' },
    effects: { title: '個人物品', text: '存放於會所內的個人物品。' },
    travel: { title: '可加旅遊保障', text: '一按即可加入全年旅遊保障。' },
  },
  compareCaption: '以{insurer}為例，每個保單年度的限額',
  questions: {
    family: { q: '家庭包括哪些人？', a: '本人、配偶及 12 至 23 歲的子女。' },
    where: { q: '承保地域是甚麼？', a: '基本計劃為港澳及內地，標準計劃為亞洲，尊尚計劃為環球。' },
    professional: { q: '職業球手可以投保嗎？', a: '不設網上投保。請索取報價，專人會於 24 小時內聯絡你。' },
    age: { q: '年齡限制是甚麼？', a: '18 至 70 歲；家庭保障的球手可由 12 歲起。' },
  },
} satisfies typeof english;
