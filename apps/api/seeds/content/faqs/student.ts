import type { Faq } from './faq.ts';

export const student: readonly Faq[] = [
  {
    question: 'I am studying abroad. Can my parents claim for me?',
    questionZh: '我身在外地留學，父母可否代為索償？',
    answer:
      'Yes. The policyholder may send the form and the documents from Hong Kong. Scans are enough to begin with; keep the originals, because the insurer may ask for them.',
    answerZh: '可以，投保人可在香港遞交表格及文件。初步可提交掃描本，但請保留正本以備保險公司索取。',
  },
  {
    question: 'Does the school’s health plan pay first?',
    questionZh: '學校的醫療計劃是否先賠？',
    answer:
      'Claim there first where you are a member, and send us its settlement advice. Your policy pays what is left, within its limits.',
    answerZh: '如你是學校計劃的成員，請先向其索償並將賠償通知寄給我們，餘額由你的保單在限額內支付。',
  },
  {
    question: 'What is study interruption?',
    questionZh: '何謂學業中斷？',
    answer:
      'Leaving the course for a reason that the policy names, such as a serious injury or illness, or the death of a close relative. Fees paid in advance that the school does not refund are covered up to the limit.',
    answerZh: '因保單列明的原因（例如嚴重傷病或近親身故）而須中止課程。學校不退回的預繳學費可於限額內獲賠。',
  },
  {
    question: 'My laptop was stolen from the dormitory. Is it covered?',
    questionZh: '手提電腦在宿舍被竊，是否受保？',
    answer:
      'Report it to the police within 24 hours and to the dormitory. There is a limit per item, and theft from a room usually needs signs of forced entry.',
    answerZh: '請於 24 小時內報警並通知宿舍。每件物品設有限額，而房間失竊一般須有強行進入的痕跡。',
  },
  {
    question: 'Am I covered while I am home for the holidays?',
    questionZh: '假期回港期間是否受保？',
    answer:
      'Most plans cover short returns and trips during the holidays, but some benefits apply in the country of study alone. The important notes of your plan say which.',
    answerZh: '大部分計劃涵蓋短暫回港及假期旅行，但部分保障只限留學國家，詳見計劃的重要事項。',
  },
  {
    question: 'The tuition is paid by my father. What if he dies?',
    questionZh: '學費由父親支付，如他身故會怎樣？',
    answer:
      'If he is named as sponsor and dies or is permanently disabled by an accident, plans with tuition protection pay the remaining fees up to the limit. Send the death certificate and the school’s fee schedule.',
    answerZh:
      '如父親為列明的資助人並因意外身故或永久傷殘，設有學費保障的計劃會在限額內支付餘下學費。請遞交死亡證及學校收費表。',
  },
];
