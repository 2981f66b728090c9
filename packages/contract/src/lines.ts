/** The ten personal lines and their product codes. A registry keyed by the type makes the compiler list what a new line lacks. */
export const lineCodes = ['TRAVEL', 'HOME', 'FIRE', 'OS', 'MOTOR', 'PA', 'PET', 'DH', 'MEDICAL', 'GOLF'] as const;
export type LineCode = (typeof lineCodes)[number];
