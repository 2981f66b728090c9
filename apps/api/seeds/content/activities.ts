import type { NoticeSeed } from './notice.ts';

/** Activities of the demonstration. */
export const activities: readonly NoticeSeed[] = [
  {
    daysAgo: 3,
    title: 'Training: comparing travel plans with a client',
    titleZh: '培訓：與客戶比較旅遊計劃',
    fileName: 'training-comparing-travel-plans.pdf',
    contents: {
      en: [
        'A session of 90 minutes on the comparison page: which benefits decide, how the best value of a row is marked, and how to send the comparison as a PDF.',
        'Two continuing professional development hours are recorded for those who stay to the end. Places: 40. Bring a laptop or tablet.',
      ],
      zhHant: [
        '90 分鐘工作坊，講解比較頁面：哪些保障最關鍵、如何標示最佳數值，以及如何將比較結果以 PDF 傳送給客戶。',
        '全程出席可獲兩小時持續專業培訓時數。名額 40 個，請攜同手提電腦或平板電腦。',
      ],
    },
  },
  {
    daysAgo: 8,
    title: 'Year-end dinner at the harbour front',
    titleZh: '海濱年終晚宴',
    fileName: 'year-end-dinner.png',
    contents: { kind: 'picture', scene: 'harbour', tint: 244 },
  },
  {
    daysAgo: 17,
    title: 'Charity hike on the Wilson Trail',
    titleZh: '衞奕信徑慈善遠足',
    fileName: 'charity-hike.png',
    contents: { kind: 'picture', scene: 'peaks', tint: 150 },
  },
  {
    daysAgo: 26,
    title: 'Workshop: motor claims from the first call to the cheque',
    titleZh: '工作坊：汽車索償由報案到賠付',
    fileName: 'workshop-motor-claims.pdf',
    contents: {
      en: [
        'Surveyors and a claims manager walk through three real types of accident: a rear-end collision, a hit in a car park and a windscreen.',
        'You will fill in a claim form, choose the documents and see how an excess and the no claim discount change the result.',
      ],
      zhHant: [
        '由公證行及理賠經理講解三類常見意外：追尾、停車場碰撞及擋風玻璃破裂。',
        '參加者會填寫索償表格、選取文件，並了解墊底費及無索償折扣對結果的影響。',
      ],
    },
  },
  {
    daysAgo: 41,
    title: 'Lantern evening for clients and families',
    titleZh: '客戶及家人燈籠晚會',
    fileName: 'lantern-evening.png',
    contents: { kind: 'picture', scene: 'lanterns', tint: 222 },
  },
  {
    daysAgo: 55,
    title: 'Blood donation day at the head office',
    titleZh: '總辦事處捐血日',
    fileName: 'blood-donation-day.pdf',
    contents: {
      en: [
        'The donation team is on the third floor from 10:00 to 17:00. Please bring your identity card, eat before you come and drink water afterwards.',
        'Clients are welcome. Donors receive a small gift and half a day’s rest.',
      ],
      zhHant: [
        '捐血隊將於 10:00 至 17:00 駐三樓。請攜帶身份證，捐血前進食，捐血後多喝水。',
        '歡迎客戶參加。捐血者可獲紀念品及半日休息。',
      ],
    },
  },
  {
    daysAgo: 73,
    title: 'Golf day with Tidecourt',
    titleZh: '潮庭高爾夫球日',
    fileName: 'golf-day.png',
    contents: { kind: 'picture', scene: 'hills', tint: 104 },
  },
  {
    daysAgo: 90,
    title: 'Product briefing: small business packages',
    titleZh: '產品簡介會：中小企綜合保險',
    fileName: 'sme-package-briefing.pdf',
    contents: {
      en: [
        'What a business package holds, who needs public liability on top, and how the 10% offer for small businesses works.',
        'Underwriters of Jadefield and Norquarry answer questions on shops, offices and light industry.',
      ],
      zhHant: [
        '介紹商業綜合保險的內容、哪些客戶須另加公眾責任保險，以及中小企九折優惠的運作。',
        '翠田及北岩的核保人員會解答有關商舖、寫字樓及輕工業的問題。',
      ],
    },
  },
];
