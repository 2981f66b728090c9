export const motor = {
  form: {
    label: 'Your car',
    cover: 'Type of cover',
    make: 'Make',
    model: 'Model',
    makeFirst: 'Choose make first',
    madeIn: 'Year of manufacture',
    valueDollars: 'Estimated market value',
    valueHelp: 'What the car would fetch today, with its accessories.',
    noClaimDiscountPercent: 'No-claim discount (NCD) of your renewal or last policy',
    driverCount: 'Named drivers',
    driverCountHelp:
      'Everyone who drives the car regularly, 1 to 9. Two are free; each further driver adds to the price.',
    holderDrives: 'Is the policyholder driver 1?',
    drivers: 'Named drivers',
    driver: 'Driver {number}',
    driverField: 'Driver {number}, {field}',
    ordinary: {
      age: 'Aged {youngest} to {oldest}',
      experienceYears: '{years, plural, =5 {Five} other {#}} years or more of driving',
    },
    listed: { age: 'Age', experienceYears: 'Years of driving' },
    experienceHelp: 'Full years since the licence was issued; 0 in the first year.',
    units: { age: 'years', experienceYears: 'years' },
    hadAccident: 'Any accident or claim in the last 3 years?',
    claimsDollars: 'Total amount of those claims',
    claimsHelp: 'All claims of the last 3 years together, paid or still open.',
    hadOffence:
      'Has any driver had 8 or more driving-offence points, a conviction for drink or drug driving, or a disqualification in the last 3 years?',
    wasDeclined: 'Has an insurer declined, cancelled or imposed special terms on motor cover in the last 3 years?',
    listFailed: 'The list could not be loaded. Try again',
    choices: {
      cover: { C: 'Comprehensive', T: 'Third Party' },
      noClaimDiscountPercent: { 0: '0%', 20: '20%', 30: '30%', 40: '40%', 50: '50%', 60: '60%' },
    },
    hints: {
      cover: {
        C: 'Damage to your own car, fire and theft, and your liability to others.',
        T: 'Your liability to others alone, as the law requires. Your own car is not covered.',
      },
      noClaimDiscountPercent: {
        0: 'No claim-free year yet, or no discount to carry over.',
        20: 'As a rule after one claim-free year.',
        30: 'As a rule after two claim-free years.',
        40: 'As a rule after three claim-free years.',
        50: 'As a rule after four claim-free years.',
        60: 'As a rule after five or more claim-free years.',
      },
    },
  },
  search: {
    title: 'Motor insurance search',
    description:
      'Tell us about your car and its drivers and compare motor insurance prices from Hong Kong insurers at once.',
    headline: 'Tell us about your car',
    lead: 'The car, its drivers and their record; no personal details. The prices follow at once.',
    carTitle: 'Car',
    discountTitle: 'No-claim discount',
    driversTitle: 'Drivers',
    historyTitle: 'Record',
  },
  landing: {
    title: 'Motor insurance',
    description:
      'Compare comprehensive and third-party insurance for private cars from Hong Kong insurers: prices with all levies, benefits side by side.',
    headline: 'Motor insurance, compared in a minute',
    lead: 'For private cars, petrol and electric: all prices at once, with every levy included.',
    point: 'Your no-claim discount counts with every insurer',
  },
};
