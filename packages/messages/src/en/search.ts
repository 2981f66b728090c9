/** Texts of every line's search: promotion codes and recent searches. */
export const search = {
  promotion: 'Promotion code',
  recent: {
    title: 'Recent searches',
    empty: 'Nothing here yet. Your searches will be kept here, so that you can return to their prices.',
    open: 'Show the quotes again: {search}',
    requestQuote: 'Request Quote',
  },
};
