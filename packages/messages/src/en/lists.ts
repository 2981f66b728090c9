/** What every list of the workplace says: filters, order, views, export. */
export const lists = {
  filters: { label: 'Filters', show: 'Filters', search: 'Search', reset: 'Reset' },
  sortedBy: 'Sort by {column}',
  sort: 'Order',
  sorts: { asc: '{column}, ascending', desc: '{column}, descending' },
  pages: 'Pages of the list',
  nothing: 'No data available',
  nothingHint: 'Nothing fits these filters. Reset them to see everything.',
  details: 'Details',
  export: 'Export to Excel',
  cut: 'Only the first {rows, number} rows are in this file. Narrow the list to export the others.',
  keys: 'Keys: / first filter, j and k next and previous row, Enter opens',
  views: {
    label: 'Saved views',
    choose: 'Choose a view',
    save: 'Save this view',
    name: 'Name of the view',
    keep: 'Save',
    delete: 'Delete this view',
    saved: '“{name}” is saved.',
    deleted: '“{name}” is deleted.',
  },
};
