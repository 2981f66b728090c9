const start = '/home-page';

/** Where a login leads: the page that asked for it, if it is one of ours. */
export function placeAfterLogin(next: string | null): string {
  // A second slash, or what browsers read as one, would be another site's address.
  return next && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : start;
}

/** What must be done before anything else, and where. */
export const placeOfLimit = { password: '/go_system_update_password', secondFactor: '/security-settings' } as const;
