import type { Faq } from './faq.ts';

export const medical: readonly Faq[] = [
  {
    question: 'I am going to be admitted to hospital. Should I tell the insurer first?',
    questionZh: '準備入院，是否須先通知保險公司？',
    answer:
      'Yes, for planned stays. Ask for pre-approval with the doctor’s estimate at least three working days before. You learn what is covered, and the hospital may be paid directly.',
    answerZh:
      '預定入院請先通知。最少於三個工作天前遞交醫生的預算費用申請預先批核，可知悉保障範圍，醫院費用或可直接支付。',
  },
  {
    question: 'Which papers does the insurer need after a hospital stay?',
    questionZh: '出院後須遞交甚麼文件？',
    answer:
      'The original receipts with a breakdown of charges, the discharge summary, and the part of the claim form that the attending doctor fills in.',
    answerZh: '收據正本連收費明細、出院撮要，以及由主診醫生填寫的索償表格部分。',
  },
  {
    question: 'I chose a better room than my plan has. What happens?',
    questionZh: '入住較計劃為高的病房會怎樣？',
    answer:
      'Other charges rise with the room, so the whole claim may be paid at a reduced share. The benefit table of your plan names the class of ward.',
    answerZh: '其他收費會隨病房級別上升，因此整項賠償可能按比例調整。計劃的保障表列明病房級別。',
  },
  {
    question: 'Are illnesses covered that I had before?',
    questionZh: '投保前已有的疾病是否受保？',
    answer:
      'Not unless you declared them and the insurer accepted them in writing. Declare also what seems small: a claim shows the earlier records.',
    answerZh: '除非已申報並獲保險公司書面接納，否則不受保。即使看似輕微亦應申報，因索償時會查閱病歷。',
  },
  {
    question: 'Must I claim for every doctor’s visit?',
    questionZh: '每次門診都要索償嗎？',
    answer:
      'You may collect receipts of out-patient visits and send them together, at the latest 90 days after the first. Only one visit a day of each kind is paid.',
    answerZh: '可儲起門診收據一併遞交，最遲為首次診症後 90 日。每類門診每日只賠償一次。',
  },
  {
    question: 'My employer’s group medical plan paid a part. Can I claim the rest?',
    questionZh: '公司醫療計劃已支付部分費用，可否索償餘額？',
    answer:
      'Yes. Send the settlement advice with certified copies of the receipts. Together the plans never pay more than you spent, but cash benefits are added.',
    answerZh: '可以，請遞交賠償通知及經核證的收據副本。各計劃合共不會超過實際開支，但現金津貼可額外領取。',
  },
];
