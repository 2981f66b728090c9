/** What is done for information security. Each claim is true of the code; docs/security.md says where it stands. */
export const informationSecurity = {
  title: 'Information security',
  description: 'How OneGI protects passwords, personal data, sessions, payments and files.',
  lead: 'What we do, in plain words. Nothing stands here that the software does not do.',
  sections: {
    transport: {
      title: 'In transit',
      p1: 'In operation every page and every call travels encrypted (TLS), and browsers are told to use nothing else for a year. A demonstration that is started on one’s own computer runs without it.',
    },
    passwords: {
      title: 'Passwords and logins',
      l1: 'Of a password only an argon2id value is kept, which cannot be turned back and costs an attacker memory for every guess.',
      l2: 'After five failures an account is locked for 15 minutes, and its owner is told by e-mail. Sessions that are open go on, so that nobody can lock you out of your work.',
      l3: 'Unknown names are answered alike, after the same time. A picture with four digits serves once, and can be had in words.',
      l4: 'An authenticator app, passkeys and recovery codes are there as second factors, and can be required by role.',
    },
    sessions: {
      title: 'Sessions',
      p1: 'A login is a random token of 256 bits in a cookie that scripts cannot read. The server keeps only its hash. Every user sees their own devices and can end them; a change of password ends all of them at once. Requests that other sites send in your name are refused.',
    },
    data: {
      title: 'Personal data',
      p1: 'Clients’ names, identity numbers, addresses, telephone numbers and answers, users’ e-mail addresses, e-mails and private documents are encrypted one by one with AES-256-GCM under a key that is not in the database. Each is tied to its record and cannot be moved to another. They are searched by keyed hashes.',
      p2: 'Logs hold no address, no body, no reference and no token.',
    },
    rights: {
      title: 'Who may do what',
      p1: 'One table says which role may do what, and is checked before every call. What belongs to another answers as if it did not exist. A test walks every call with every role.',
    },
    payments: {
      title: 'Payments',
      p1: 'We hold no card numbers: cards are typed at the payment service. Only its signed notice marks a payment as paid, never the browser. A double click, a repeated notice or two tabs make one payment and one policy. In the demonstration the payment service is a sandbox of our own that takes test cards alone.',
    },
    prices: {
      title: 'Prices',
      p1: 'Every quote carries a signature. A price that was changed on its way is refused, and the price is worked out again before anything is submitted.',
    },
    pages: {
      title: 'Pages and files',
      l1: 'A strict content security policy: no script runs that was not there when the site was built, nothing is loaded from other hosts, and no other site can frame our pages.',
      l2: 'Files that are uploaded are checked by their contents, not by their names, are kept under random names, and are never run.',
      l3: 'Calls of one address are limited, and costly ones, such as e-mails, much more so.',
    },
    you: {
      title: 'What you can do',
      l1: 'Look at the address before you type a password. We never ask for it by e-mail or telephone.',
      l2: 'Switch on a passkey or an authenticator app under Security settings.',
      l3: 'A link to an application opens it for whoever has it. Please do not pass it on.',
      l4: 'If you have found a weakness, please write to the address on the contact page. We thank you and do not pursue who reports in good faith.',
    },
  },
};
