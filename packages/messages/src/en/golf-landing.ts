/** What the landing page says below its form. */
export const golfLanding = {
  covered: {
    liability: { title: 'Public liability', text: 'When your ball or your swing hurts somebody on the course.' },
    equipment: { title: 'Golfing equipment', text: 'Clubs, bag and trolley, against theft and damage.' },
    hole: { title: 'Hole-in-one', text: 'The round of drinks that custom asks of you.' },
    accident: { title: 'Personal accident', text: 'A sum after death or disablement on the course.' },
    effects: { title: 'Personal effects', text: 'Your belongings in the clubhouse.' },
    travel: { title: 'Travel, if you like', text: 'A year of travel cover, added with one tick.' },
  },
  compareCaption: 'For example: {insurer}, limits per policy year',
  questions: {
    family: { q: 'Who belongs to a family?', a: 'You, your spouse and your children aged 12 to 23.' },
    where: {
      q: 'Where does it count?',
      a: 'Basic plans cover Hong Kong, the Mainland and Macao, standard plans Asia, premier plans the world.',
    },
    professional: {
      q: 'Can professionals buy it?',
      a: 'Not online. Use Request Quote and an officer contacts you within 24 hours.',
    },
    age: { q: 'How old may I be?', a: '18 to 70; younger players from 12 within a family.' },
  },
};
