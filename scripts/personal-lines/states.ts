import {
  action,
  type Behaviour,
  contract,
  handsOver,
  lineJourney,
  lines,
  ofForm,
  promotionRefused,
  purchases,
  quotes,
  sendsLink,
  visitorBuys,
  web,
} from './places.ts';

export const states: readonly Behaviour[] = [
  {
    says: 'Five steps in order: Search, Quotes, Apply, Pay, Confirm; backwards at any time',
    file: `${web}/components/step-bar.tsx`,
    tests: [visitorBuys],
  },
  {
    says: 'Method A: the client-email dialog, then the provider’s address',
    file: `${quotes}/use-plan-actions.tsx`,
    tests: [
      [action, 'applies now for method A'],
      [action, 'is this portal’s apply page with the quote for a connected insurer'],
      [action, 'is the insurer’s own site for another'],
    ],
  },
  {
    says: 'Method B: the client-email dialog sends the link, opens the provider’s address in a new tab and says so',
    file: `${quotes}/use-plan-actions.tsx`,
    tests: [[action, 'e-mails the purchase link for method B'], sendsLink],
  },
  {
    says: 'Method D, a total of null or 0.00, and any other method: Request Quote, with OTHERS_P (OTHERS_M for motor), product and insurer',
    file: `${quotes}/plan-action.ts`,
    tests: [
      [action, 'requests a quote for method D and for every other letter'],
      [action, 'requests a quote for a plan without a price or with a price of nothing, whatever its method'],
      [action, 'is the request form with product and insurer for a quote to be asked for'],
    ],
  },
  {
    says: 'A card is picked and let go; at most 3; the bar shows while any is; Compare from 2 on; Cancel lets all go',
    file: `${quotes}/compare-bar.tsx`,
    tests: [
      [`${quotes}/choice.test.ts`, 'a plan pressed is chosen, pressed again it is not'],
      [`${quotes}/choice.test.ts`, 'a fourth plan is not chosen'],
      lineJourney,
    ],
  },
  {
    says: 'Another number of named drivers keeps driver 1 and adds the others with age and experience true',
    file: `${contract}/lines/drivers.ts`,
    tests: [ofForm('motor', 'keeps driver 1 and starts the others anew when their number changes')],
  },
  {
    says: 'A new departure date moves the return date to it and sets the days that may be chosen',
    file: `${lines}/travel/form.ts`,
    tests: [
      ofForm('travel', 'moves the return date to a new departure date, but not while it is half typed'),
      ofForm('travel', 'offers return days from departure to the day limit'),
    ],
  },
  {
    says: 'Individual takes the spouse back',
    file: `${lines}/travel/form.ts`,
    tests: [ofForm('travel', 'takes the spouse back when Individual is chosen')],
  },
  {
    says: 'Next: the form must be right, then the promotion code is checked, then the quotes',
    file: `${lines}/use-line-form.ts`,
    tests: [lineJourney, promotionRefused],
  },
  {
    says: 'Step 3: optional covers, then details; Back keeps everything; home adds a form of its own and a confirmation view',
    file: `${purchases}/application-page.tsx`,
    tests: [visitorBuys, handsOver],
  },
  {
    says: 'Long lists are paged: another size returns to page 1, and so does a page that is not there',
    file: `${web}/components/pager.tsx`,
    tests: [
      [`${web}/lib/paging.test.ts`, 'returns to page 1 with another size'],
      [`${web}/lib/paging.test.ts`, 'goes to page 1 when the page wanted is not there'],
      ['e2e/requests-paged.desktop.spec.ts', 'a browser with many requests pages through them, and Back leads back'],
    ],
  },
];
