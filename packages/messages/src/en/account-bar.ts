/** What the header says to who is signed in. */
export const accountBar = {
  user: 'Signed in as {name}',
  changePassword: 'Change password',
  logOut: 'Logout',
  loggedOut: 'You are logged out.',
};
