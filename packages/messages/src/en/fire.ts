export const fire = {
  form: {
    label: 'Your building',
    buildingAgeYears: 'Age of building',
    sumInsuredDollars: 'Sum insured',
    years: 'years',
    ageHelp: 'Whole years since the occupation permit, 1 to 99.',
    sumHelp: 'What it costs to rebuild, or the amount of your mortgage loan; not the market price.',
  },
  search: {
    title: 'Fire insurance search',
    description: 'Tell us the age of the building and the sum insured and compare fire insurance prices at once.',
    headline: 'Tell us about the building',
    lead: 'Two answers, no personal details. The prices follow at once.',
  },
  landing: {
    title: 'Fire insurance',
    description:
      'Compare fire insurance for flats and houses from Hong Kong insurers: prices with levy, benefits side by side, bought online.',
    headline: 'Fire insurance, compared in a minute',
    lead: 'For owners and mortgage loans: all prices at once, with the levy included.',
    point: 'The mortgage bank is named in the policy',
    covered: {
      structure: { title: 'The building', text: 'Rebuilding or repairing the structure, up to the full sum insured.' },
      fire: { title: 'Fire and explosion', text: 'Fire, lightning, and the explosion of a household boiler or gas.' },
      typhoon: { title: 'Typhoon and flood', text: 'Storm, flood and burst pipes, in standard and premier plans.' },
      debris: { title: 'Removal of debris', text: 'Clearing the site after a loss.' },
      accommodation: {
        title: 'Alternative accommodation',
        text: 'Somewhere to live while the flat is repaired, in standard and premier plans.',
      },
      liability: {
        title: 'Owner’s liability',
        text: 'Your legal liability as the owner, in standard and premier plans.',
      },
    },
    compareCaption: 'For example: {insurer}, limits per policy year',
    questions: {
      sum: {
        q: 'How much should I insure?',
        a: 'The full cost of rebuilding, or the loan amount when your bank asks for it. When less is insured, claims are paid in proportion.',
      },
      contents: {
        q: 'Are my belongings covered?',
        a: 'No. Furniture, decoration that you added and money belong to home contents insurance.',
      },
      who: { q: 'Who can buy it?', a: 'Only the owner or the mortgagor of the property.' },
      old: {
        q: 'My building is over 60 years old. What then?',
        a: 'The plans are listed with Request Quote. An officer contacts you within 24 hours.',
      },
    },
  },
};
