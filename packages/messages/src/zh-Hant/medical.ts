import type { medical as english } from '../en/medical.ts';

export const medical = {
  form: {
    label: '你的保障',
    careType: '計劃類別',
    people: '為誰投保',
    age: '你的年齡',
    ageHelp: '以上次生日的年齡計算。',
    ageHelpForSpouse: '以上次生日的年齡計算，配偶的保費亦以此計算。',
    years: '歲',
    clinical: '門診保障',
    dental: '牙科保障',
    criticalIllness: '危疾',
    maternity: '產科',
    chineseMedicine: '中醫',
    extraHelp: {
      clinical: '普通科、專科、物理治療、X 光及化驗',
      dental: '洗牙、補牙、脫牙及杜牙根',
      criticalIllness: '確診後獲發一筆過賠償；等候期 90 日',
      maternity: '只限 18 至 45 歲；等候期 12 個月',
      chineseMedicine: '按診症次數賠償',
    },
    noMaternity: '產科保障只供 18 至 45 歲人士加選。以你的年齡，報價不會包括此項，亦不收費。',
    more: '優惠碼及附加保障',
    choices: {
      careType: { H: '住院保障', D: '牙科', O: '門診' },
      people: { '01': '本人', '02': '本人及配偶', '03': '家庭' },
    },
    hints: {
      careType: {
        H: '住院的病房、醫生及手術費用，可於下方加選其他保障。',
        D: '只保障牙科：洗牙、補牙、脫牙等。',
        O: '普通科及專科門診、中醫、物理治療及化驗，不包括住院。',
      },
      people: {
        '01': '一名成人。',
        '02': '兩名成人，保費少於兩份單人計劃。',
        '03': '你、配偶及最多 3 名子女。',
      },
    },
  },
  search: {
    title: '醫療保險搜尋',
    description: '選擇住院、牙科或門診保障，即時比較香港各保險公司的醫療保險價格。',
    headline: '選擇保障',
    lead: '暫時毋須健康申報及個人資料，即時顯示價格。',
    careTitle: '保障類別',
    whoTitle: '受保人',
    extrasTitle: '附加保障',
  },
  landing: {
    title: '醫療保險',
    description: '比較香港保險公司的住院、牙科及門診保險：保費已包括徵費，保障並列比較。',
    headline: '一分鐘比較醫療保險',
    lead: '住院、牙科或門診，即時顯示所有價格，已包括徵費。',
    point: '普通房、半私家房或私家房；個人或全家投保',
  },
} satisfies typeof english;
