/** The search over everything that somebody may see. */
export const workSearch = {
  title: 'Find anything',
  placeholder: 'Policy, case, client, plan or page',
  pages: 'Pages',
  actionsTitle: 'Actions',
  count: '{count, plural, =0 {Nothing found} one {One result} other {# results}}',
  nothing: 'Nothing fits. Try a number, a name or another word.',
  keys: '↑ ↓ choose, Enter opens, Esc closes',
  /** What can be done, and the words in both languages by which it is found. */
  actions: {
    language: { name: '繁體中文', found: '繁體中文 chinese language' },
    light: { name: 'Light colours', found: 'Light colours theme 淺色 色調' },
    dark: { name: 'Dark colours', found: 'Dark colours theme 深色 色調' },
    print: { name: 'Print this page', found: 'Print this page 列印 本頁' },
    logOut: { name: 'Logout', found: 'Logout log out sign out 登出' },
  },
};
