/** 'A123456(3)' or 'A1234563' → 'A123***(*)'. */
export function maskedHkid(hkid: string): string {
  const [, prefix = '', digits = ''] = /^([A-Z]{1,2})(\d{3})/i.exec(hkid) ?? [];
  return prefix ? `${prefix.toUpperCase()}${digits}***(*)` : '***';
}

/** 'P1234567A' → 'P12******': enough to tell two apart. */
export const maskedPassport = (passport: string) => passport.slice(0, 3).padEnd(passport.length, '*');
