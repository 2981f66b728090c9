const start = '/home-page';

/** Where a login leads: the page that asked for it, if it is one of ours. */
export function placeAfterLogin(next: string | null): string {
  // A second slash, or what browsers read as one, would be another site's address.
  return next && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : start;
}

/** What must be done before anything else, and where. */
export const placeOfLimit = { password: '/go_system_update_password', secondFactor: '/security-settings' } as const;

/** A place on the way to the page that was asked for: what comes after it is kept in its address. */
export function placeOnTheWay(place: string, next: string | null): string {
  const after = placeAfterLogin(next);
  return after === start ? place : `${place}?${new URLSearchParams({ next: after })}`;
}
