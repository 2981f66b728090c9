/** What insurers are sent, with the link by which they answer. */
export const insurerMails = {
  asked: {
    subject: '邀請報價：{product}（{caseNumber}）',
    preview: '連結有效至 {moment}。',
    heading: '邀請貴公司報價',
    intro: '我們正為客戶安排商業保險，現邀請貴公司報價。連結會開啟個案的資料及文件，毋須帳戶或密碼。',
  },
  askedAgain: {
    subject: '已收到補充資料：{product}（{caseNumber}）',
    preview: '請貴公司跟進。連結有效至 {moment}。',
    heading: '已收到補充資料',
    intro: '客戶已就此個案提供所需的補充資料。請開啟新連結，再次閱讀個案並回覆。貴公司先前的報價在更改前仍然有效。',
  },
  facts: {
    class: '業務類別',
    period: '保險期',
    asked: '請貴公司回覆',
    answers: '報價、報價前所需資料，或不予報價',
    until: '連結有效至',
  },
  action: '開啟個案',
  after: '此連結只供貴公司使用：持有連結的人可閱讀個案並代貴公司回覆。如不應由你處理，請通知本公司。',
};
