import { createContext } from 'react';

/** What the server found for parts of a page that stay as they were made, by call and input. Undefined in browsers. */
export const ShownAnswers = createContext<ReadonlyMap<string, unknown> | undefined>(undefined);

/** How a call's answer is found again. */
export const answerKey = (name: string, input: unknown): string => `${name} ${JSON.stringify(input)}`;

/** Within the app such a part asks for itself: nothing is rendered for a move. */
export const clientLoader = () => null;
