export const home = {
  form: {
    label: 'Your home',
    areaBand: 'Gross floor area',
    areaSqFt: 'Gross floor area in square feet',
    sqFt: 'sq ft',
    buildingType: 'Type of building',
    buildingAge: 'Age of building',
    areaHelp: 'As in the sale brochure or the tenancy agreement, 1 to 5,000.',
    choices: {
      areaBand: {
        '01': 'Under 500 sq ft',
        '02': '501–700 sq ft',
        '03': '701–1,000 sq ft',
        '04': '1,001–1,250 sq ft',
        '05': '1,251–1,500 sq ft',
        '06': 'Others',
      },
      buildingType: { A: 'Apartment', H: 'House or village house up to 3 storeys' },
      buildingAge: { W: 'Within 35 years', M: 'More than 35 years' },
    },
  },
  search: {
    title: 'Home insurance search',
    description:
      'Tell us the size and age of your home and compare home insurance prices from Hong Kong insurers at once.',
    headline: 'Tell us about your home',
    lead: 'Three answers, no personal details. The prices follow at once.',
    sizeTitle: 'Size',
    buildingTitle: 'Building',
  },
  landing: {
    title: 'Home insurance',
    description:
      'Compare home contents insurance from Hong Kong insurers: prices with levy, benefits side by side, bought online.',
    headline: 'Home insurance, compared in a minute',
    lead: 'All prices at once, with the levy included. No name or address needed.',
    point: 'Flats, houses and village houses from 1 to 5,000 sq ft',
    covered: {
      contents: {
        title: 'Home contents',
        text: 'Furniture, appliances, clothes and valuables, against fire, water, theft and accidental damage.',
      },
      interior: { title: 'Interior decoration', text: 'Fixtures and renovation that belong to you.' },
      accommodation: {
        title: 'Temporary accommodation',
        text: 'A daily amount while your home cannot be lived in after an insured loss.',
      },
      moving: { title: 'Moving and renovation', text: 'Your belongings while you move home or renovate.' },
      theft: { title: 'Locks, windows and cash', text: 'After a burglary: new locks and windows, and stolen cash.' },
      liability: {
        title: 'Personal liability',
        text: 'Your legal liability as occupier, for example when your pipe floods the flat below.',
      },
    },
    compareCaption: 'For example: {insurer}, limits per policy year',
    questions: {
      building: {
        q: 'Is the building itself covered?',
        a: 'Not by home contents insurance. Some plans offer the building as an optional cover; fire insurance covers it by itself.',
      },
      area: {
        q: 'What is gross floor area?',
        a: 'The area in the sale brochure or the tenancy agreement, with balconies and the shared part. If only the saleable area is known, add about a third.',
      },
      vacant: {
        q: 'What if I am away for long?',
        a: 'Cover for theft is suspended when the home is vacant for more than 60 days in a row.',
      },
      tenant: {
        q: 'Can a tenant buy it?',
        a: 'Yes. It covers your own belongings and your liability. Standard and premier plans also cover your liability to the landlord.',
      },
    },
  },
};
