import type { pet as english } from '../en/pet.ts';

export const pet = {
  form: {
    label: '你的寵物',
    petCount: '寵物數目',
    petType: '貓或狗',
    petAgeYears: '寵物年齡',
    thirdParty: '第三者責任',
    onePet: '每份保單 1 隻寵物',
    thirdPartyHelp: '寵物令他人受傷或損毀財物時，你的法律責任。',
    choices: {
      petType: { C: '貓', D: '狗' },
      petAgeYears: {
        '0': '6 個月至未滿 1 歲',
        '1': '1 歲',
        '2': '2 歲',
        '3': '3 歲',
        '4': '4 歲',
        '5': '5 歲',
        '6': '6 歲',
        '7': '7 歲',
        '8': '8 歲',
        '9': '9 歲',
      },
    },
  },
  search: {
    title: '寵物保險搜尋',
    description: '選擇貓或狗及年齡，即時比較香港各保險公司的寵物保險價格。',
    headline: '你的寵物',
    lead: '只需三項資料，毋須個人資料，即時顯示價格。',
  },
  landing: {
    title: '寵物保險',
    description: '比較香港保險公司的貓狗保險：獸醫費用、手術及責任保障，保費已包括徵費。',
    headline: '一分鐘比較寵物保險',
    lead: '適合 9 歲或以下的貓狗，即時顯示所有價格，已包括徵費。',
    point: '6 個月至 9 歲的貓狗',
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
  },
} satisfies typeof english;
