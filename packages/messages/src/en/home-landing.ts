/** What the landing page says below its form. */
export const homeLanding = {
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
};
