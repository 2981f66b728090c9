/** What a commercial form insures, by its template; where it is asked for and where it is printed. */
export const templateNames = {
  BP: 'Business package',
  EC: 'Employees’ compensation',
  CAR_A: 'Contractors all risks, annual',
  CAR_P: 'Contractors all risks, single project',
  MC: 'Marine cargo',
  PAR: 'Property all risks',
  PL: 'Public liability',
  OTHERS_C: 'Other commercial insurance',
  OTHERS_P: 'Personal insurance',
  OTHERS_M: 'Motor insurance',
  OTHERS_PL: 'Other public liability',
  OTHERS_EM: 'Other employee insurance',
};

/** The products of which the templates are. */
export const templateProducts = {
  BP: 'Business Package',
  EC: 'Employees’ Compensation',
  CAR: 'Contractors All Risks',
  MARINE: 'Marine Cargo',
  PAR: 'Property All Risks',
  PL: 'Public Liability',
  OTHERS: 'Others',
};
