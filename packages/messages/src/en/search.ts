export const search = { title: 'search' };
