/** Texts the server writes about searches and quotes. */
export const quotes = {
  line: { TRAVEL: 'Travel' },
  tripType: { S: 'Single trip', A: 'Annual cover' },
  destination: { M: 'Mainland China', A: 'Asia', W: 'Worldwide' },
  party: { I: 'Individual', F: 'Family' },
  travelSingle:
    '{tripType} · {destination} · {departOn} to {returnOn} ({days, plural, one {# day} other {# days}}) · {people}',
  travelAnnual: '{tripType} · {destination} · from {departOn} · {people}',
  people:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  family: '{people} (family)',
  noCover: 'No cover: {benefits}',
  benefitSeparator: ', ',
  levy: 'Premium includes the Insurance Authority levy of {rate}%, capped at HK${cap}',
  linkSent: 'The purchase link has been sent',
  noLevy: 'No Insurance Authority levy applies',
};
