/** The search over everything that somebody may see. */
export const workSearch = {
  title: 'Find anything',
  placeholder: 'Policy, case, client, plan or page',
  pages: 'Pages',
  actionsTitle: 'Actions',
  count: '{count, plural, =0 {Nothing found} one {One result} other {# results}}',
  nothing: 'Nothing fits. Try a number, a name or another word.',
  keys: '↑ ↓ choose, Enter opens, Esc closes',
  /** What can be done. */
  actions: {
    language: '繁體中文',
    light: 'Light colours',
    dark: 'Dark colours',
    print: 'Print this page',
    logOut: 'Logout',
  },
};
