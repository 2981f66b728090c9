/** The searches that home and landing pages show a price for, in a few words. */
export const examples = {
  TRAVEL: 'Asia, {days} days, one adult',
  HOME: 'Flat of up to 500\u00a0sq\u00a0ft, one year',
  FIRE: '20-year-old building, HK$3,000,000 insured, one year',
  OS: 'One student, one year',
  MOTOR: 'Toyota Noah {year}, HK$200,000, no-claim discount 60%, one year',
  PA: 'Office work (class 1), one year',
  PET: 'Two-year-old dog, one year',
  DH: 'Helper from the Philippines, one year',
  MEDICAL: 'Hospital care at age 30, one year',
  GOLF: 'One golfer, one year',
};
