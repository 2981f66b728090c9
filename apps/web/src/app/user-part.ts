import type { ComponentType } from 'react';

/** Where the user is shown. */
export type Place = 'bar' | 'drawer';

export type UserPart = ComponentType<{ place: Place }>;
