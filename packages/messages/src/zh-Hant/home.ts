import type { home as english } from '../en/home.ts';
export const home = { title: 'home' } satisfies typeof english;
