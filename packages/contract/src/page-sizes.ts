/** How many rows a page of a list may hold; the first is what nobody has chosen. */
export const pageSizes = [10, 20, 50, 100] as const;
