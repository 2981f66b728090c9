import { api, type Behaviour, lines, promotionRefused, web } from './places.ts';

export const errors: readonly Behaviour[] = [
  {
    says: 'The promotion code is refused: its field shows the server’s words; changing the field takes them away',
    file: `${lines}/use-line-form.ts`,
    tests: [promotionRefused],
  },
  {
    says: 'Any other failure of the server: a notice in the language of the page (msgC or msg)',
    file: `${web}/lib/notify.ts`,
    tests: [[`${web}/lib/api.test.ts`, 'fails in the words of the page it is on, under domain names']],
  },
  {
    says: 'An action succeeded: the answer carries its message in both languages',
    file: `${api}/http/answers.ts`,
    tests: [
      [`${api}/http/serve-call.test.ts`, 'data that is JSON already and a message of its own go out as they are'],
    ],
  },
  { says: 'Recent searches that do not load: nothing is said', file: `${lines}/landing/recent-list.tsx`, tests: [] },
  {
    says: 'A field breaks its rule: the texts above, under the wire name of the field',
    file: `${api}/http/error-handler.ts`,
    tests: [
      [
        `${api}/http/serve-call.test.ts`,
        'complaints about path and body come together, under wire names and in both languages',
      ],
    ],
  },
  { says: 'Nothing to show: No data available', file: `${web}/components/states.tsx`, tests: [] },
];
