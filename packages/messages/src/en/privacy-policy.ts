/** The privacy policy: a page of its own, and a dialog of the login page. Each sentence is to be true of the product. */
export const privacyPolicy = {
  title: 'Privacy policy',
  description: 'What OneGI collects, why, who sees it, how long it is kept, and your rights under Hong Kong law.',
  lead: 'You can search and compare without telling us who you are. What you do tell us is used for the insurance you asked for, is encrypted where it is stored, and stays yours to see and correct.',
  sections: {
    scope: {
      title: 'Who this policy is for',
      p1: 'It is for visitors, clients, and consultants who use this site, and follows the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong and its six data protection principles.',
      p2: 'OneGI is a demonstration. Its insurers, plans and office are invented and no real cover is sold. Please do not enter the data of real persons.',
    },
    collected: {
      title: 'What we collect',
      l1: 'Searching: what the price depends on, such as travel dates, ages or the model of a car. No name, no contact.',
      l2: 'A purchase link or a saved application: an e-mail address.',
      l3: 'An application: names, identity card or passport numbers, dates of birth, address, telephone, e-mail, and what the product asks, such as drivers or a pet.',
      l4: 'A payment: amount, time and result. Card numbers go to the payment service alone and never reach our servers, except for the test cards of the demonstration’s own sandbox, of which the last four digits are kept.',
      l5: 'A request for a quote or an enquiry: what you write in the form.',
      l6: 'A user’s account: name, e-mail, employee ID, licence number, roles and TR codes; when, from which network (as a code that cannot be turned back) and with which kind of device somebody logged in.',
    },
    purposes: {
      title: 'What we use it for',
      p1: 'To work out prices, to pass your application to the insurer you chose, to issue and service policies, to take payments, to answer requests and enquiries, to keep accounts safe, and to fulfil duties under the Insurance Ordinance (Cap. 41) and other law. For nothing else, unless you agree.',
    },
    browser: {
      title: 'Cookies and what your browser keeps',
      l1: 'A cookie with a random name, for one year, so that your last searches and your requests are shown to you again. It holds nothing about you.',
      l2: 'A cookie for the session of users who log in. It ends at logout, after 30 minutes unused or after 12 hours, unless an administrator has set other times.',
      l3: 'In the browser alone: whether you chose light or dark, whether you are logged in, and, until the tab is closed, the application you are working on and the e-mail address you typed.',
      p1: 'There are no cookies of advertisers, no tracking and no analytics, and nothing is loaded from other sites.',
    },
    recipients: {
      title: 'Who receives it',
      l1: 'The insurer whose plan you apply for, and who reinsures it or handles its claims.',
      l2: 'The payment service, which learns the amount and a reference.',
      l3: 'Those of our staff whose role needs it, and the consultant who serves you.',
      l4: 'An authority or court where the law says so.',
      p1: 'We do not sell personal data. In the demonstration nobody outside receives anything: insurers and payments are simulated, and e-mails stay in the demonstration’s outbox.',
    },
    security: {
      title: 'How it is kept safe',
      p1: 'Clients’ names, addresses, identity numbers and answers, users’ e-mail addresses, e-mails and private documents are encrypted one by one (AES-256-GCM) before they are stored. Logs hold none of it. The page on information security tells more.',
    },
    retention: {
      title: 'How long it is kept',
      l1: 'The last 8 searches of a browser, and of the account of a user who is logged in: 90 days after the newest of all searches at most.',
      l2: 'Enquiries: one year after they were answered.',
      l3: 'E-mails, also those that could not be sent: one year.',
      l4: 'Ended sessions of users: 90 days.',
      l5: 'Policies, payments and the quotes behind them: at least seven years after the end of the policy, because the law and later claims ask for them.',
      l6: 'Applications that were not bought and requests for a quote: until you ask us to delete them. This site does not yet delete them by itself.',
    },
    marketing: {
      title: 'Direct marketing',
      p1: 'We use personal data for direct marketing only with your consent. The application has a box for it, which has to be ticked before an application can be sent online. You may take the consent back at any time, free of charge, by a word to the address on the contact page.',
      p2: 'This demonstration sends no marketing at all.',
    },
    rights: {
      title: 'Your rights',
      p1: 'You may ask whether we hold personal data of yours, get a copy within 40 days, and have mistakes corrected. We may charge what a copy costs us, and tell you before.',
      p2: 'Please write to the data protection officer at the address on the contact page. Who is not content with the answer may turn to the Privacy Commissioner for Personal Data, Hong Kong.',
    },
    changes: {
      title: 'Changes',
      p1: 'When this policy changes, the new text stands here with its date before it counts.',
    },
  },
};
