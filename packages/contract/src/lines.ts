/** The ten personal lines and their product codes. A registry keyed by the type makes the compiler list what a new line lacks. */
export const lineCodes = ['TRAVEL', 'HOME', 'FIRE', 'OS', 'MOTOR', 'PA', 'PET', 'DH', 'MEDICAL', 'GOLF'] as const;
export type LineCode = (typeof lineCodes)[number];

/** The classes of commercial business, for which insurers offer and no tariff is published. */
export const commercialProducts = ['BP', 'EC', 'CAR', 'MARINE', 'PAR', 'PL', 'OTHERS'] as const;
export type CommercialProduct = (typeof commercialProducts)[number];

/** Every product that a policy can be of. */
export const productCodes = [...lineCodes, ...commercialProducts] as const;
export type ProductCode = (typeof productCodes)[number];
