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
 * those of its words; recent searches and the front page’s tabs change where the specification says. */
export const breakpoints = {
  phone: '600px',
  narrow: '720px',
  tablet: '900px',
  /** Up to here the workplace's navigation is a drawer: beside it a page keeps the width of a tablet. */
  workplace: '1131px',
};
