/** Stands in the browser's storage while somebody seems to be signed in with it. */
export const signedInKey = 'onegi-signed-in';

/** On the root while the page stands in the workplace, or will once its script is there: styles keep the place. */
export const workplaceAttribute = 'data-workplace';

/** Pages that lead into a session stay in the public frame, whoever opens them. */
export const isEntryPage = (pathname: string): boolean =>
  /\/(login|forgetpassword|FirstLogin|go_system_update_password)\/?$/i.test(pathname);
