import type { medical as english } from '../en/medical.ts';

export const medical = {
  form: {
    label: '你的保障',
    careType: '計劃類別',
    people: '受保人',
    age: '你的年齡',
    ageHelp: '以上次生日的年齡計算，配偶的保費亦以此計算。',
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
    covered: {
      hospital: { title: '住院', text: '病房及膳食、醫生巡房、深切治療及醫院雜項費用。' },
      surgery: { title: '手術', text: '外科醫生、麻醉科醫生及手術室費用，按手術類別賠償。' },
      cancer: { title: '癌症治療', text: '化療、放射治療及其他非手術治療。' },
      outpatient: { title: '門診', text: '普通科、專科、中醫及物理治療，可獨立投保或附加於住院保障。' },
      dental: { title: '牙科', text: '每年兩次洗牙、補牙及脫牙，可獨立投保或附加於住院保障。' },
      extras: { title: '危疾及產科', text: '住院保障的自選項目：危疾確診一筆過賠償，以及分娩費用。' },
    },
    compareCaption: '以{insurer}住院保障為例，每名受保人的限額',
    questions: {
      existing: {
        q: '已有的疾病可獲保障嗎？',
        a: '保障生效前已存在而未申報的病症不獲保障。請於投保時申報，由保險公司決定。',
      },
      waiting: { q: '保障何時開始？', a: '設有等候期：疾病 30 日，危疾 90 日，產科 12 個月。' },
      family: {
        q: '夫婦及家庭的保費如何計算？',
        a: '兩名成人均以投保人的年齡計算。家庭保費包括你、配偶及最多 3 名子女。',
      },
      age: {
        q: '保費會隨年齡增加嗎？',
        a: '住院保障由 18 歲起按年齡組別調整，25 歲後每五年一級。70 歲或以上的計劃會顯示「索取報價」，專人會於 24 小時內聯絡你。牙科及門診的保費不受年齡影響。',
      },
      vhis: {
        q: '這些計劃是自願醫保認可產品嗎？',
        a: '不是。本網站的計劃均非自願醫保計劃下的認可產品，保費不能申請有關的稅務扣減。',
      },
    },
  },
} satisfies typeof english;
