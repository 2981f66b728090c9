/** Around the legal texts: contents, date, and the levy in force. */
export const legal = {
  contents: 'On this page',
  inForce: 'In force since {date}',
  print: 'Print',
  related: 'See also',
  levy: {
    rate: 'Levy of the Insurance Authority',
    percent: '{rate}% of the premium',
    cap: 'At most, for each policy and year',
    since: 'In force for policies from',
    motor: 'Motor insurance also bears',
    motorPercent: '{rate}% for the Motor Insurers’ Bureau',
    unknown: 'see your quote',
    noCap: 'no cap',
  },
};
