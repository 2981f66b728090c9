/** The one scale of distances: in styles `var(--mantine-spacing-md)`, in components of Mantine `gap="md"`. */
export const spacing = {
  '2xs': '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '20px',
  xl: '24px',
  '2xl': '32px',
  '3xl': '48px',
  '4xl': '64px',
};

/**
 * Up to these widths pages change, in styles as `@media (--phone)`. The header has widths of its own,
 * those of its words; recent searches and the front page’s tabs change where the specification says. In em, so that
 * who reads larger letters gets the narrow page: 600, 720 and 900 px with letters of the usual size.
 */
export const breakpoints = {
  /** A phone whose letters are twice as large. */
  largeText: '15em',
  phone: '37.5em',
  narrow: '45em',
  tablet: '56.25em',
  /** Up to here the workplace's navigation is a drawer: beside it a page keeps the width of a tablet. */
  workplace: '71.75em',
};
