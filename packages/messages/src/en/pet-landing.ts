/** What the landing page says below its form. */
export const petLanding = {
  covered: {
    surgery: { title: 'Surgery', text: 'Operations after an accident or an illness, with anaesthetic and theatre.' },
    vet: { title: 'Vet visits and medicine', text: 'Consultations and medicine, in standard and premier plans.' },
    tests: { title: 'X-ray and laboratory', text: 'X-ray, ultrasound and blood tests.' },
    stay: { title: 'Overnight stays', text: 'A limit for each night at the clinic.' },
    lost: { title: 'Lost pets', text: 'Advertising to find your pet again, in standard and premier plans.' },
    liability: {
      title: 'Third-party liability',
      text: 'When your dog bites somebody: an optional part that you choose with the search.',
    },
  },
  compareCaption: 'For example: {insurer}, limits per year',
  questions: {
    waiting: {
      q: 'When does the cover begin?',
      a: 'For accidents after 7 days, for illness after 30 days, for cancer and joint disease after 180 days.',
    },
    share: {
      q: 'Do I pay a part of each bill?',
      a: 'Yes: 20% up to age 3, 30% from age 4 to 6, 40% from age 7.',
    },
    not: {
      q: 'What is not covered?',
      a: 'Conditions your pet already has, vaccination, neutering, dental scaling and breeding.',
    },
    chip: { q: 'What must my pet have?', a: 'A microchip; dogs a licence as well.' },
  },
};
