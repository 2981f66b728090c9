import type { Faq } from './faq.ts';

export const travel: readonly Faq[] = [
  {
    question: 'How soon must I report a travel claim?',
    questionZh: '我須於多久內提出旅遊保險索償？',
    answer:
      'Within 30 days of the event, even if some documents are still missing. Send the form with what you have and say what will follow.',
    answerZh: '事發後 30 日內提出，即使文件未齊亦應先遞交表格，並註明稍後補交的文件。',
  },
  {
    question: 'My baggage was delayed. What do I need from the airline?',
    questionZh: '行李延誤，我需要向航空公司取得甚麼文件？',
    answer:
      'Ask for a property irregularity report before you leave the baggage hall, and keep the slip that shows when the baggage was handed over. Keep receipts of toiletries and clothing bought while you waited.',
    answerZh: '離開行李大堂前請索取行李異常報告，並保留列明取回行李時間的單據，以及等候期間購買必需品的收據。',
  },
  {
    question: 'Something was stolen. Is a police report really necessary?',
    questionZh: '財物被竊，是否必須報警？',
    answer:
      'Yes. Report it to the local police within 24 hours and keep the report or its number. Without it, theft and loss cannot be told apart from mislaying, and the claim may be declined.',
    answerZh: '必須。請於 24 小時內向當地警方報案並保留報告或檔案編號，否則難以證明屬盜竊或遺失，索償可能被拒。',
  },
  {
    question: 'I was treated in hospital abroad. Do I pay first?',
    questionZh: '在外地住院，我須先付款嗎？',
    answer:
      'Call the 24-hour assistance hotline on your policy as soon as you can. For admissions it can often guarantee the deposit; otherwise pay, and claim with the medical report and original receipts.',
    answerZh:
      '請盡快致電保單上的 24 小時支援熱線，住院時多可安排保證入院按金；否則請先付款，再憑醫療報告及收據正本索償。',
  },
  {
    question: 'When can I claim for a trip that I cancelled?',
    questionZh: '取消旅程在甚麼情況下可以索償？',
    answer:
      'When the reason is one that your policy names, for example serious illness or death of yourself or a close relative, and it arose after you bought the policy. Costs that the airline or hotel refunds are not paid twice.',
    answerZh:
      '取消原因須為保單列明者，例如本人或近親患上重病或身故，並於投保後發生。航空公司或酒店已退回的費用不會重複賠償。',
  },
  {
    question: 'I am covered by two policies for the same trip. Can I claim on both?',
    questionZh: '同一旅程有兩份保險，可否同時索償？',
    answer:
      'Fixed benefits, such as cash for a delay or accidental death, are paid by each policy. Costs you spent, such as medical bills, are paid once in all: tell each insurer of the other.',
    answerZh:
      '定額賠償（例如延誤津貼或意外身故）可由各保單分別支付；實際支出（例如醫療費用）合共只獲賠一次，請告知各保險公司。',
  },
  {
    question: 'How long does it take until I am paid?',
    questionZh: '多久可以收到賠款？',
    answer:
      'Within 10 working days after the insurer has approved the claim. Most of the waiting is for documents, so send them complete.',
    answerZh: '保險公司批核後 10 個工作天內支付。等候時間多因補交文件，請盡量一次過遞交齊全。',
  },
];
