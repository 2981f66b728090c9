/** The terms that are accepted at every login. */
export const loginTerms = {
  sections: {
    who: {
      title: 'Who may log in',
      p1: 'This account is yours alone. You are a licensed technical representative, or work for OneGI or an insurer connected to it. You do not share the password, the one-time password or a device that is logged in.',
    },
    may: {
      title: 'What you may do',
      p1: 'You prepare quotations, applications and documents for your clients. You may not accept risks, bind an insurer or promise cover: cover begins when the insurer confirms it.',
    },
    clients: {
      title: 'Your clients and their data',
      p1: 'You enter personal data only with the consent of the person it is about, use it for the insurance asked for, and do not keep copies elsewhere. The Personal Data (Privacy) Ordinance (Cap. 486) applies.',
    },
    premium: {
      title: 'Premium and levy',
      p1: 'A premium is due within 60 days of the issue of the policy. The premium shown includes the levy of the Insurance Authority.',
    },
    records: {
      title: 'Records',
      p1: 'What is done with this account is recorded with its time, and may be shown to the Insurance Authority or a court. Tell us at once when you believe that somebody else has used it.',
    },
  },
};
