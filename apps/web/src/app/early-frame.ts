import { isEntryPage, signedInKey, workplaceAttribute } from '../lib/frame-hints.ts';

/*
 * Pages that visitors may open are made in the public frame. Who is signed in gets them in the workplace: its place is kept
 * before anything is painted, so that nothing moves when the script has come.
 */
try {
  const isSignedIn = window.localStorage.getItem(signedInKey) === '1';
  document.documentElement.toggleAttribute(workplaceAttribute, isSignedIn && !isEntryPage(location.pathname));
} catch {
  // Without storage nobody is known to be signed in.
}
