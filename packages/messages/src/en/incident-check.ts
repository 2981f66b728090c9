/** What plans would pay for an incident: on a plan's page and beside a comparison. */
export const incidentCheck = {
  title: 'What would it pay?',
  lead: 'Choose an incident and see what {count, plural, one {this plan} other {each plan}} would pay, step by step.',
  incident: 'What happened?',
  choose: 'Choose an incident',
  chooseAnswer: 'Please choose',
  open: 'Still to be answered: {questions}.',
  separator: ', ',
  minutes: 'and minutes',
  minuteUnit: 'minutes',
  exclusions: 'Main exclusions',
  conditions: 'It depends on',
  verdict: {
    pays: 'Pays {amount}',
    'pays-up-to': 'Pays up to {amount}',
    'does-not-pay': 'Does not pay',
  },
  steps: 'How this is worked out',
  status: '{plan}: {verdict}.',
  checking: 'Working it out',
};
