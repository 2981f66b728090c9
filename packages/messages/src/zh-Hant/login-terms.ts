import type { loginTerms as english } from '../en/login-terms.ts';

export const loginTerms = {
  sections: {
    who: {
      title: '使用資格',
      p1: '此帳戶只供你本人使用。你為持牌業務代表，或受僱於 OneGI 或與其連接的保險公司。請勿與他人共用密碼、一次性密碼或已登入的裝置。',
    },
    may: {
      title: '你可辦理的事項',
      p1: '你可為客戶準備報價、投保申請及文件，但不得代保險公司接納風險、使其受約束或承諾保障；保障於保險公司確認後方始生效。',
    },
    clients: {
      title: '客戶及其資料',
      p1: '你只可在當事人同意下輸入其個人資料，並只用於其要求的保險，不得在其他地方保存副本。《個人資料（私隱）條例》（第 486 章）適用。',
    },
    premium: {
      title: '保費及徵費',
      p1: '保費須於保單簽發後 60 日內繳付。所示保費已包括保險業監管局徵費。',
    },
    records: {
      title: '紀錄',
      p1: '以此帳戶進行的操作連同時間均會記錄，並可能向保險業監管局或法院出示。如懷疑有人冒用帳戶，請立即通知我們。',
    },
  },
} satisfies typeof english;
