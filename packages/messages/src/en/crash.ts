/** Shown when a page breaks or the server is out of reach: outside every language layout, so these few words travel in both languages. */
export const crash = {
  title: 'This page ran into a problem',
  text: 'What you typed on other pages is safe. Please load the page again.',
  reload: 'Load the page again',
  home: 'Go to the home page',
  offline: 'We could not reach the server. Please check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  outdated: 'This page is older than the portal. Please load it again.',
};
