import type { NoticeSeed } from './notice.ts';

const picture = (scene: 'harbour' | 'peaks' | 'towers' | 'lanterns' | 'hills', tint: number) =>
  ({ kind: 'picture', scene, tint }) as const;

/** News, announcements and promotions of the demonstration. */
export const news: readonly NoticeSeed[] = [
  {
    daysAgo: 2,
    title: 'TRIP10: 10% off single trips booked this winter',
    titleZh: 'TRIP10：冬季單次旅程九折',
    fileName: 'trip10-winter-promotion.png',
    contents: picture('peaks', 200),
  },
  {
    daysAgo: 4,
    title: 'Lantern Peak widens its travel plans to 182 days',
    titleZh: '燈峰旅遊計劃單次旅程延長至 182 日',
    fileName: 'lantern-peak-travel-182-days.pdf',
    contents: {
      en: [
        'From this month every Lantern Peak travel plan covers single trips of up to 182 days, both days counted. Quotes made before keep their terms.',
        'The premium of days 91 to 182 is worked out per week. Baggage and delay limits stay per trip and are not multiplied.',
        'Please check the return date with clients who plan a long stay: the limit is checked when the quote is made and again at application.',
      ],
      zhHant: [
        '由本月起，燈峰所有旅遊計劃的單次旅程保障期最長為 182 日，首尾兩日計算在內。之前發出的報價按原有條款。',
        '第 91 至 182 日的保費按星期計算。行李及延誤限額仍以每次旅程計算，不會倍增。',
        '如客戶計劃長期外遊，請核對回程日期；報價及投保時均會核實日數上限。',
      ],
    },
  },
  {
    daysAgo: 9,
    title: 'Levy on premiums: what the footnote on each quote means',
    titleZh: '保費徵費：報價附註說明',
    fileName: 'premium-levy-explained.pdf',
    contents: {
      en: [
        'Every quote on this portal shows a total that includes the levy of the Insurance Authority. The footnote states the rate and the cap in force for that class and inception date.',
        'The levy is collected with the premium and passed on by the insurer. It is not commission-bearing and is not refunded when a policy is cancelled after inception.',
        'When a client asks why two totals differ by a few cents, look at the levy row of the price breakdown first.',
      ],
      zhHant: [
        '本平台的報價總額已包括保險業監管局徵費。附註列明該類業務及生效日期適用的徵費率及上限。',
        '徵費隨保費收取並由保險公司轉交，不計佣金，保單生效後取消亦不會退回。',
        '如客戶查詢兩個總額為何相差數仙，請先查看價格明細中的徵費一項。',
      ],
    },
  },
  {
    daysAgo: 14,
    title: 'Home insurance month: free decoration cover up to HK$50,000',
    titleZh: '家居保險月：免費裝修保障高達 HK$50,000',
    fileName: 'home-insurance-month.png',
    contents: picture('towers', 186),
  },
  {
    daysAgo: 21,
    title: 'Typhoon season: how to report water and wind damage',
    titleZh: '颱風季節：水漬及風損索償指引',
    fileName: 'typhoon-claims-guide.pdf',
    contents: {
      en: [
        'When signal no. 8 has been lowered, the hotlines of home insurers open early. Clients should photograph the damage, stop further loss and keep damaged things for the adjuster.',
        'Windows left open are the most frequent reason for a declined claim. Please remind clients of the condition to take reasonable care.',
        'Claim forms of every insurer are under Making Claims. Send them within 30 days with photographs and two quotations.',
      ],
      zhHant: [
        '八號風球除下後，家居保險公司的熱線會提早開放。客戶應拍攝損毀情況、防止損失擴大，並保留受損物品以供檢驗。',
        '未關窗戶是索償被拒的最常見原因，請提醒客戶須採取合理防護措施。',
        '各保險公司的索償表格載於「索償」頁面，請於 30 日內連同照片及兩份報價遞交。',
      ],
    },
  },
  {
    daysAgo: 30,
    title: 'New insurer on the panel: Tidecourt golf plans',
    titleZh: '新增潮庭高爾夫球計劃',
    fileName: 'tidecourt-golf-launch.png',
    contents: picture('hills', 120),
  },
  {
    daysAgo: 38,
    title: 'Request Quote: what officers need to answer within 24 hours',
    titleZh: '索取報價：如何讓專人於 24 小時內回覆',
    fileName: 'request-quote-checklist.pdf',
    contents: {
      en: [
        'An officer answers within 24 hours when the form is complete. Missing years of experience, claims history or sums insured stop the clock.',
        'For motor, attach the renewal notice and the registration document. For fire, state the age of the building and the sum insured, not the purchase price.',
        'You can follow each request under My requests; the reference in the acknowledgement mail leads to it.',
      ],
      zhHant: [
        '表格資料齊全時，專人會於 24 小時內回覆。欠缺駕駛年資、索償紀錄或投保額會令時間暫停計算。',
        '汽車保險請附上續保通知書及登記文件；火險請填寫樓齡及投保額，而非買入價。',
        '你可於「我的索取報價」跟進，確認電郵內的編號可直接開啟。',
      ],
    },
  },
  {
    daysAgo: 47,
    title: 'Autumn pet week: second dog at 85%',
    titleZh: '秋季寵物週：第二隻狗隻八五折',
    fileName: 'autumn-pet-week.png',
    shownDays: 120,
    contents: picture('hills', 36),
  },
  {
    daysAgo: 58,
    title: 'Helper insurance and the Employees’ Compensation Ordinance',
    titleZh: '家傭保險與《僱員補償條例》',
    fileName: 'helper-insurance-and-the-law.pdf',
    contents: {
      en: [
        'Every employer of a domestic helper must hold employees’ compensation insurance, from the first day of work. The penalty for not insuring is a fine of HK$100,000 and two years in prison.',
        'All helper plans on this portal include that cover. Medical, dental and repatriation benefits differ by tier; compare them on the comparison page.',
        'The period must begin on the first day of work or before. A helper who arrives late does not move it by herself: please change the start date.',
      ],
      zhHant: [
        '僱主必須由家傭上班首日起投購僱員補償保險，違者最高可被罰款 HK$100,000 及監禁兩年。',
        '本平台所有家傭計劃均包括該項保障；醫療、牙科及遣返保障因計劃級別而異，可於比較頁面查看。',
        '保障須由上班首日或之前起生效。家傭延遲到港並不會自動順延，請更改生效日期。',
      ],
    },
  },
  {
    daysAgo: 70,
    title: 'Mid-Autumn greetings from OneGI',
    titleZh: 'OneGI 祝你中秋節快樂',
    fileName: 'mid-autumn-greetings.png',
    contents: picture('lanterns', 268),
  },
  {
    daysAgo: 84,
    title: 'Service hours over the public holidays',
    titleZh: '公眾假期服務時間',
    fileName: 'holiday-service-hours.pdf',
    contents: {
      en: [
        'The hotline is open Monday to Friday, 09:00 to 18:00, and closed on public holidays. Quotes, applications and payments work at every hour.',
        'Insurers’ 24-hour assistance hotlines stay open for travel and hospital emergencies; their numbers are on each policy schedule.',
      ],
      zhHant: [
        '熱線服務時間為星期一至五 09:00 至 18:00，公眾假期休息。報價、投保及付款則全日運作。',
        '保險公司的 24 小時支援熱線會繼續處理旅遊及住院緊急事故，號碼載於保單承保表。',
      ],
    },
  },
  {
    daysAgo: 96,
    title: 'Harbour fair: meet the general insurance desk',
    titleZh: '海濱博覽：與一般保險團隊會面',
    fileName: 'harbour-fair.png',
    contents: picture('harbour', 210),
  },
];
