const key = 'onegi.clientEmail';

/**
 * Hands the client's e-mail over to the application. It stays in this tab's session: never in an address, never longer.
 * A browser that refuses storage lets the e-mail be typed again.
 */
export function rememberClientEmail(email: string): void {
  try {
    window.sessionStorage.setItem(key, email);
  } catch {
    // Storage is refused (private mode): the application simply starts with an empty field.
  }
}
