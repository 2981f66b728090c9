/** A day as quotes and documents write it: '2026-12-05' becomes '05-12-2026'. */
export const shownDate = (day: string) => day.split('-').reverse().join('-');
