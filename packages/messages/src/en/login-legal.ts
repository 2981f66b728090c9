/** The terms of every login, and what the login page's dialogs say about privacy, use and personal data. */
export const loginLegal = {
  login: {
    s1: {
      title: 'Who may log in',
      text: 'This account is yours alone. You are a licensed technical representative, or work for OneGI or an insurer connected to it. You do not share the password, the one-time password or a device that is logged in.',
    },
    s2: {
      title: 'What you may do',
      text: 'You prepare quotations, applications and documents for your clients. You may not accept risks, bind an insurer or promise cover: cover begins when the insurer confirms it.',
    },
    s3: {
      title: 'Your clients and their data',
      text: 'You enter personal data only with the consent of the person it is about, use it for the insurance asked for, and do not keep copies elsewhere. The Personal Data (Privacy) Ordinance (Cap. 486) applies.',
    },
    s4: {
      title: 'Premium and levy',
      text: 'A premium is due within 60 days of the issue of the policy. The premium shown includes the levy of the Insurance Authority.',
    },
    s5: {
      title: 'Records',
      text: 'What is done with this account is recorded with its time, and may be shown to the Insurance Authority or a court. Tell us at once when you believe that somebody else has used it.',
    },
  },
  privacy: {
    title: 'Privacy',
    s1: {
      title: 'What we keep of your account',
      text: 'Your name, e-mail address, employee ID, licence number, roles and TR codes; when and with which kind of device you logged in. Passwords are kept only in a form that cannot be turned back.',
    },
    s2: {
      title: 'Cookies',
      text: 'One cookie keeps you logged in until you log out, or until the browser is closed. There are no cookies of advertisers, and nothing is loaded from other sites.',
    },
    s3: {
      title: 'Who sees it',
      text: 'Administrators see your account, compliance sees what was done with it. Neither is sold or used for marketing. The law may require us to show records to an authority.',
    },
    s4: {
      title: 'Your rights',
      text: 'You may ask for a copy of your personal data and have mistakes corrected. Please write to our data protection officer at the address on the contact page.',
    },
  },
  use: {
    title: 'Terms of use',
    s1: {
      title: 'Use of this site',
      text: 'You may use this site to compare, buy and service insurance in Hong Kong. You may not try to reach what you have no right to, disturb the service, or copy its contents for another business.',
    },
    s2: {
      title: 'Quotes',
      text: 'All quotes are for reference only and are subject to final confirmation by the insurance companies. The policy’s own terms decide what is covered.',
    },
    s3: {
      title: 'Availability',
      text: 'We take care that this site works at any hour, but cannot promise it. Please keep what you need in time, such as policies and receipts, on your own device.',
    },
    s4: {
      title: 'Law',
      text: 'The law of the Hong Kong Special Administrative Region applies, and its courts decide.',
    },
  },
  collection: {
    title: 'Personal information collection statement',
    s1: {
      title: 'Why we collect it',
      text: 'To give quotes, pass applications to the insurer you choose, issue and service policies, handle payments and claims, and to fulfil duties under the Insurance Ordinance (Cap. 41).',
    },
    s2: {
      title: 'Whether you must give it',
      text: 'Fields that are not marked optional are needed: without them we cannot quote or apply for you.',
    },
    s3: {
      title: 'To whom it is passed',
      text: 'To the insurers you ask, their reinsurers and claim handlers, the payment service, and authorities where the law says so. All of them may use it only for these purposes.',
    },
    s4: {
      title: 'Marketing',
      text: 'We do not use personal data for direct marketing, nor give it to others for that, unless you have agreed to it. You may take that back at any time, free of charge.',
    },
    s5: {
      title: 'Access and correction',
      text: 'Under the Personal Data (Privacy) Ordinance you may ask whether we hold data of yours, get a copy and have it corrected. Please write to our data protection officer at the address on the contact page.',
    },
  },
};
