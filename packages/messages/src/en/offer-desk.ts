/** What insurers write, as it is told of a case, and the panel of its offers. */
export const offerDesk = {
  reasons: {
    form: 'Does not write this business: {form}',
    only: '{row}: writes only {choices}',
    never: '{row}: does not write {choices}',
    most: '{measure}: at most {bound}, this case has {is}',
    least: '{measure}: at least {bound}, this case has {is}',
    occupations: 'Occupations up to class {upTo} only, not {occupations}',
    stated: 'Needs this to be right: “{row}”',
  },
  measures: {
    sumInsured: 'Sum insured',
    contractValue: 'Contract value',
    turnover: 'Turnover',
    liabilityLimit: 'Limit of liability',
    payroll: 'Annual payroll',
    headcount: 'Number of employees',
    buildingAge: 'Age of the building (years)',
    yearBuilt: 'Year built',
  },
};
