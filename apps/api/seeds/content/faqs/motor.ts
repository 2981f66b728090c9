import type { Faq } from './faq.ts';

export const motor: readonly Faq[] = [
  {
    question: 'What must I do at the scene of an accident?',
    questionZh: '意外現場應做甚麼？',
    answer:
      'Stop, help the injured and call 999 if anybody is hurt. Exchange names, marks and insurers, photograph vehicles and road, and ask witnesses for their names. Do not admit fault or agree on a payment.',
    answerZh:
      '停車、協助傷者，如有人受傷請致電 999。交換姓名、車牌及保險公司資料，拍攝車輛及路面，並記下證人姓名。切勿承認責任或私下協議賠償。',
  },
  {
    question: 'How soon must I tell the insurer?',
    questionZh: '須於多久內通知保險公司？',
    answer:
      'Within 24 hours, also when you do not mean to claim: the other driver may. Pass writs and summonses on the day they arrive.',
    answerZh: '24 小時內，即使你不打算索償，因對方仍可能追討。收到令狀或傳票當日即須轉交。',
  },
  {
    question: 'May I have the car repaired at once?',
    questionZh: '可否立即維修車輛？',
    answer:
      'Only after the insurer’s surveyor has seen it. Towing to a garage is fine. Repairs that began without consent may not be paid.',
    answerZh: '須待保險公司的公證行驗車後方可維修，但可先拖往車房。未經同意的維修費用可能不獲賠償。',
  },
  {
    question: 'Will I lose my no claim discount?',
    questionZh: '索償會影響無索償折扣嗎？',
    answer:
      'A claim that the insurer cannot recover in full lowers the discount at renewal, also where you were only partly at fault. Plans with discount protection keep it within the limits they state.',
    answerZh:
      '如保險公司未能全數追回賠款，續保時無索償折扣會下調，即使你只須負部分責任。設有折扣保障的計劃可在訂明範圍內保留折扣。',
  },
  {
    question: 'A friend was driving. Does the policy pay?',
    questionZh: '朋友駕駛時發生意外，是否受保？',
    answer:
      'If the friend is a named driver or the policy allows any licensed driver. Unnamed, young and inexperienced drivers have an additional excess; a driver without a valid licence is not covered.',
    answerZh:
      '如朋友為記名駕駛者，或保單容許任何持牌人士駕駛，便可受保。非記名、年輕或經驗不足駕駛者有額外墊底費；無有效駕駛執照者不受保。',
  },
  {
    question: 'My windscreen was broken by a stone. Does this count as a claim?',
    questionZh: '擋風玻璃被石擊破，會否當作索償？',
    answer:
      'Plans with windscreen cover pay for it without touching the discount, up to the limit of the benefit. Send a photograph and the quotation before the glass is replaced.',
    answerZh: '設有擋風玻璃保障的計劃會在限額內賠償，並不影響無索償折扣。更換前請先遞交照片及報價。',
  },
  {
    question: 'I have third-party cover only. What is paid?',
    questionZh: '我只投保第三者保險，可獲甚麼賠償？',
    answer:
      'Injury of others and damage to their property, up to the limits. Damage to your own car is not covered; you may claim it from the other driver, if he was at fault.',
    answerZh: '賠償他人受傷及財物損失，以限額為上限。你的車輛損毀不受保；如對方有過失，你可向對方追討。',
  },
];
