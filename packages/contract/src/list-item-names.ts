/** How an entry of a code list travels. Apart, so that a landing page can read one without the contract's checks. */
export const listItemNames = { value: 'value', label: 'label', labelZh: 'label9' } as const;
