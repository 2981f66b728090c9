/** Occupations of policyholders and drivers with their class, and those on the underwriters' watch list (rule M07). */
export const motorOccupations = {
  PROFESSIONAL: { occupationClass: '01', isWatched: false },
  CLERK: { occupationClass: '01', isWatched: false },
  DIRECTOR: { occupationClass: '01', isWatched: false },
  TEACHER: { occupationClass: '01', isWatched: false },
  STUDENT: { occupationClass: '01', isWatched: false },
  RETIRED: { occupationClass: '01', isWatched: false },
  COMPANY: { occupationClass: '01', isWatched: false },
  HOMEMAKER: { occupationClass: '02', isWatched: false },
  SALES: { occupationClass: '02', isWatched: false },
  NURSE: { occupationClass: '02', isWatched: false },
  SHOP: { occupationClass: '02', isWatched: false },
  INSURANCE: { occupationClass: '02', isWatched: false },
  COOK: { occupationClass: '03', isWatched: false },
  MECHANIC: { occupationClass: '03', isWatched: false },
  SECURITY: { occupationClass: '03', isWatched: false },
  CONSTRUCTION: { occupationClass: '04', isWatched: false },
  HIREDRIVER: { occupationClass: '03', isWatched: true },
  CARTRADE: { occupationClass: '03', isWatched: true },
  ENTERTAINER: { occupationClass: '05', isWatched: true },
  DISCJOCKEY: { occupationClass: '05', isWatched: true },
  OTHER: { occupationClass: '04', isWatched: false },
} as const;
export type MotorOccupation = keyof typeof motorOccupations;

export const motorOccupationCodes = Object.keys(motorOccupations) as [MotorOccupation, ...MotorOccupation[]];
