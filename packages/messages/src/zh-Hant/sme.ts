import type { sme as english } from '../en/sme.ts';

export const sme = {
  landing: {
    title: '辦公室及商舖保險',
    description: '一份計劃保障你的辦公室或商舖：財物、存貨、業務中斷、責任及僱員。網上索取報價減 10%。',
    headline: '一份計劃，保障辦公室或商舖',
    lead: '只需三個簡單步驟。專人會為你比較各保險公司，並於 24\u00a0小時內聯絡你。',
    offer: '保費減\u00a010%',
    offerText: '經此頁索取商業綜合保險報價，可享首年保費優惠',
    start: '索取免費報價',
    points: {
      steps: '三個步驟，約需三分鐘',
      insurers: '由一名專人比較多間保險公司',
      free: '費用全免，接納報價前毋須投保',
    },
    coveredTitle: '商業綜合保險保障甚麼',
    coveredLead: '保障項目及投保額由你決定。',
    covered: {
      contents: { title: '財物及裝修', text: '處所因火災、水浸、颱風及爆竊而引致的損失。' },
      interruption: { title: '業務中斷', text: '未能營業期間損失的毛利。' },
      liability: { title: '公眾責任', text: '顧客及鄰舍受傷或財物損毀，最高 HK$2,000\u00a0萬。' },
      money: { title: '現金', text: '夜間存放於保險箱及送往銀行途中的現金。' },
      staff: { title: '僱員補償', text: '法例要求每名僱主投購的保障。' },
      accident: { title: '個人意外', text: '保障所有僱員或你指定的僱員。' },
    },
    stepsTitle: '步驟',
    steps: {
      one: { title: '處所資料', text: '辦公室或商舖、僱員人數、樓齡、財物。' },
      two: { title: '僱員資料', text: '薪金總額及個人意外保障。' },
      three: { title: '索償及工作', text: '四條關於過往紀錄及工作性質的問題。' },
      four: { title: '專人回覆', text: '24\u00a0小時內提供保險公司的報價。' },
    },
  },
  search: {
    title: '商業綜合保險：索取報價',
    description: '三個步驟為你的辦公室或商舖索取報價。',
    label: '索取報價步驟',
    progress: '商業綜合保險 · {step, select, 4 {你的申請} other {第 {step} 步，共 3 步}}',
    backTo: '返回第 {step} 步：{name}',
    steps: { premises: '處所資料', staff: '僱員資料', history: '索償及工作', request: '你的申請' },
    leads: {
      premises: '工作地點及其中的財物。',
      staff: '僱員薪金，以及是否投保意外保障。',
      history: '每間保險公司都會查詢的四條問題。',
      request: '最後的資料，以及聯絡方法。',
    },
    yourAnswers: '你的答案',
    edit: '修改：{name}',
  },
} satisfies typeof english;
