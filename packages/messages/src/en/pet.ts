export const pet = {
  form: {
    label: 'Your pet',
    petCount: 'Number of pets',
    petType: 'Cat or dog',
    petAgeYears: 'Pet age',
    thirdParty: 'Third Party Liability',
    onePet: '1 pet in each policy',
    thirdPartyHelp: 'Your liability when your pet hurts somebody or damages something.',
    more: 'Add third-party liability',
    choices: {
      petType: { C: 'Cat', D: 'Dog' },
      petAgeYears: {
        '0': '6 months to below age 1',
        '1': 'age 1',
        '2': 'age 2',
        '3': 'age 3',
        '4': 'age 4',
        '5': 'age 5',
        '6': 'age 6',
        '7': 'age 7',
        '8': 'age 8',
        '9': 'age 9',
      },
    },
  },
  search: {
    title: 'Pet insurance search',
    description: 'Cat or dog, and how old: compare pet insurance prices from Hong Kong insurers at once.',
    headline: 'Tell us about your pet',
    lead: 'Three answers, no personal details. The prices follow at once.',
  },
  landing: {
    title: 'Pet insurance',
    description:
      'Compare cat and dog insurance from Hong Kong insurers: vet bills, surgery and liability, prices with levy side by side.',
    headline: 'Pet insurance, compared in a minute',
    lead: 'For cats and dogs up to age 9: all prices at once, with the levy included.',
    point: 'Accidents are covered after 7 days, illness after 30 days',
  },
};
