/** The personal information collection statement: a page, and a dialog of the login page. */
export const collectionStatement = {
  title: 'Personal information collection statement',
  description: 'What you are told under the Personal Data (Privacy) Ordinance before you give personal data to OneGI.',
  lead: 'The law asks that you are told this before you give us personal data. The privacy policy says the same at more length.',
  sections: {
    why: {
      title: 'Why we collect it',
      p1: 'To give quotes, pass applications to the insurer you choose, issue and service policies, handle payments and claims, answer requests and enquiries, and to fulfil duties under the Insurance Ordinance (Cap. 41).',
    },
    must: {
      title: 'Whether you must give it',
      p1: 'Fields that are not marked optional are needed: without them we cannot quote, apply or reply for you.',
    },
    recipients: {
      title: 'To whom it is passed',
      p1: 'To the insurers you ask, their reinsurers and claim handlers, the payment service, and authorities where the law says so. All of them may use it only for these purposes.',
    },
    marketing: {
      title: 'Direct marketing',
      p1: 'We do not use personal data for direct marketing, nor give it to others for that, unless you have agreed to it. You may take that back at any time, free of charge.',
    },
    access: {
      title: 'Access and correction',
      p1: 'Under the Personal Data (Privacy) Ordinance (Cap. 486) you may ask whether we hold data of yours, get a copy and have it corrected. Please write to our data protection officer at the address on the contact page.',
    },
  },
};
