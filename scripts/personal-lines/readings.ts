/** Where the specification leaves a choice, shows two readings, or was not taken by the letter. */
export const readings: readonly string[] = [
  'Plans of other methods show Request Quote on the list and in the details alike, and lead to the same form.',
  'A card is picked by its own Compare box. Pressing anywhere else on it does nothing: the card holds links and a button.',
  'The lists of makes and models offer another try when they do not load, since no car can be searched without them.',
  'A class 5 occupation is explained and not offered; through the API it is listed with Request Quote.',
  'Empty lists say No data available; recent searches and the requests of a browser say what will stand there.',
  'A first visit to the travel form proposes a return five days after today; a changed departure moves it to the new day.',
  'Bounds that are not given are ours: 20 persons, children and years of age below 120, HK$1,000,000,000 insured, HK$100,000,000 for a car, a first day of cover within 90 days.',
  'Steps 4 and 5, the paths that are not shown and the answers’ other names are in the list of calls and fields.',
  'Support and company pages (/contactUs, /whyOneGI, /ourCompany) belong to the specification of servicing and back office.',
];
