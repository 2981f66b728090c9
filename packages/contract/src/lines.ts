/** The ten personal lines and their product codes on the wire. */
export const lineCodes = ['TRAVEL', 'HOME', 'FIRE', 'OS', 'MOTOR', 'PA', 'PET', 'DH', 'MEDICAL', 'GOLF'] as const;
export type LineCode = (typeof lineCodes)[number];

/** The lines that are sold today. A registry keyed by this type makes the compiler list what a new line lacks. */
export const soldLines = lineCodes;
export type SoldLine = (typeof soldLines)[number];
