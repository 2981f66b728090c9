/** What the footer says beside its links. */
export const siteFooter = {
  links: 'All pages',
  demoTitle: 'Demonstration: ',
  demo: 'All insurers, plans and prices shown are fictional, and no real cover is sold.',
  hotlineNote: 'You can buy at any hour. Prices hold until your cover starts, for 30 days at most.',
  reference: 'All quotes are for reference only and are subject to final confirmation by the insurance companies.',
  rights: '© OneGI',
};
