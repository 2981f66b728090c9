export const home = {
  form: {
    label: 'Your home',
    areaBand: 'Gross floor area',
    areaSqFt: 'Exact gross floor area',
    sqFt: 'sq ft',
    buildingType: 'Type of building',
    buildingAge: 'Age of building',
    areaHelp: 'As in the sales brochure or the tenancy agreement, 1\u00a0to\u00a05,000.',
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
    lead: 'At most four answers, no personal details. The prices follow at once.',
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
  },
};
