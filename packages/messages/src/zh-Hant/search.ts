import type { search as english } from '../en/search.ts';
export const search = { title: 'search' } satisfies typeof english;
