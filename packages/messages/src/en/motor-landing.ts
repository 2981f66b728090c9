/** What the landing page says below its form. */
export const motorLanding = {
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
};
