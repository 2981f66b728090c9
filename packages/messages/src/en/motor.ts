export const motor = {
  form: {
    label: 'Your car',
    cover: 'Type of cover',
    make: 'Make',
    model: 'Model',
    makeFirst: 'Choose the make first',
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
    covered: {
      liability: {
        title: 'Liability to others',
        text: 'Injury to third parties up to HK$100 million an event, and damage to their property.',
      },
      car: {
        title: 'Damage, fire and theft',
        text: 'Repair or market value of your own car, with comprehensive cover.',
      },
      glass: {
        title: 'Windscreen and keys',
        text: 'A new windscreen without effect on your discount; keys and belongings in standard and premier plans.',
      },
      people: {
        title: 'Injury in the car',
        text: 'Medical expenses of the people in the car, and a sum for the policyholder in standard and premier plans.',
      },
      roadside: { title: 'Roadside help', text: 'Help at any hour, and towing to a garage.' },
      discount: {
        title: 'Discount protection',
        text: 'One claim a year leaves your no-claim discount as it is, in premier plans or as an option.',
      },
    },
    compareCaption: 'For example: {insurer}, comprehensive cover',
    questions: {
      cover: {
        q: 'Comprehensive or third party?',
        a: 'Cover for injury to third parties is compulsory in Hong Kong. Third-party plans pay only for harm to others. Comprehensive plans also pay for your own car after an accident, fire or theft; lenders usually ask for it.',
      },
      discount: {
        q: 'What is the no-claim discount?',
        a: 'A discount that grows from 20% after one claim-free year to 60% after five. It belongs to you, not the car, and moves with you to a new insurer, who asks for proof. As a rule one claim takes 60% back to 30%, 50% to 20%, and less to 0%.',
      },
      excess: {
        q: 'What is an excess?',
        a: 'The part of a loss you pay yourself. It is higher for drivers under 25, with less than two years of driving, or not named in the policy. Where more than one applies, they add up.',
      },
      named: {
        q: 'Whom should I name as a driver?',
        a: 'Everyone who drives the car regularly. A driver who is not named bears a higher excess.',
      },
      bureau: {
        q: 'What is the MIB levy?',
        a: '3% of the premium for the Motor Insurers’ Bureau of Hong Kong, which compensates victims of uninsured drivers. It is part of every motor price you see here.',
      },
      noPrice: {
        q: 'Why does a plan show no price?',
        a: 'Some cars and records need an underwriter: sports and classic cars, cars over 15 years old (third party: 20), a value above HK$3 million, drivers under 21 or over 75, or large claims. The plan is listed with Request Quote, and an officer contacts you within 24 hours.',
      },
    },
  },
};
