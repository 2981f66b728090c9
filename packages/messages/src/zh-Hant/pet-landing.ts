import type { petLanding as english } from '../en/pet-landing.ts';

export const petLanding = {
  covered: {
    surgery: { title: '手術費用', text: '因意外或疾病進行的手術，包括麻醉及手術室費用。' },
    vet: { title: '診金及藥物', text: '獸醫診金及處方藥物（標準及尊尚計劃）。' },
    tests: { title: 'X 光及化驗', text: 'X 光、超聲波及驗血。' },
    stay: { title: '住院', text: '每晚住院費用的限額。' },
    lost: { title: '走失寵物', text: '尋找走失寵物的廣告費（標準及尊尚計劃）。' },
    liability: { title: '第三者責任', text: '例如狗隻咬傷他人，可於搜尋時選擇加入。' },
  },
  compareCaption: '以{insurer}為例，每年的限額',
  questions: {
    waiting: { q: '保障何時開始？', a: '意外 7 日後，疾病 30 日後，癌症及關節疾病 180 日後。' },
    share: { q: '每次須自付部分費用嗎？', a: '是。3 歲或以下 20%，4 至 6 歲 30%，7 歲或以上 40%。' },
    not: { q: '甚麼不受保？', a: '既有病症、疫苗、絕育、洗牙及繁殖。' },
    chip: { q: '寵物須符合甚麼條件？', a: '須植入晶片；狗隻並須領有狗牌。' },
  },
} satisfies typeof english;
