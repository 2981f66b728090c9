/** The extra benefits that can be asked for with hospital care. */
export const medicalExtras = ['clinical', 'dental', 'criticalIllness', 'maternity', 'chineseMedicine'] as const;
export type MedicalExtra = (typeof medicalExtras)[number];
