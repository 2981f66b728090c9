/** What the landing page says below its form. */
export const fireLanding = {
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
};
