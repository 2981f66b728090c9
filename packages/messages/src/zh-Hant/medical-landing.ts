import type { medicalLanding as english } from '../en/medical-landing.ts';

export const medicalLanding = {
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
      a: '住院保障由 18 歲起按年齡組別調整，25 歲後每五年一級。18 歲以下及 70 歲或以上的計劃會顯示「索取報價」，專人會於 24 小時內聯絡你。牙科及門診的保費不受年齡影響。',
    },
    vhis: {
      q: '這些計劃是自願醫保認可產品嗎？',
      a: '不是。本網站的計劃均非自願醫保計劃下的認可產品，保費不能申請有關的稅務扣減。',
    },
  },
} satisfies typeof english;
