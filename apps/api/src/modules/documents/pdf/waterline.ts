/** The head of every document in the shop's hand (`docs/design.md`): drawn, so that it is sharp on paper. */

const LANTERN = '#fbae34';

/** The wordmark as outlines, 108 by 32. The light in the O is the lantern. */
export const wordmark = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 32"><g fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><circle cx="13" cy="16" r="10.5"/><path d="M32 26.5V15M32 17.5a5.5 5.5 0 0 1 11 0v9"/><path d="M50 19h12.2a6.2 6.2 0 1 0-1.9 5.2"/><path d="M89 9.300A10.5 10.5 0 1 0 91.5 17H83"/><path d="M102 5.5v21"/></g><circle cx="13" cy="16" r="3.6" fill="${LANTERN}"/></svg>`;

/**
 * The band across the top of the first page: its lower edge is the waterline, a few roofs stand on it, and one light.
 * @param colour of the insurer whose document it is, or OneGI's own
 */
export const waterline = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.28 30"><path d="M0 0H595.28V7H0z" fill="${colour}"/><g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M350 12h74M440 12h20M516 12h35" stroke-width="1.2"/><path d="M392 16.500h30M470 16.500h26M520 16.500h18" stroke-width=".8" opacity=".6"/></g><g fill="none" stroke="${LANTERN}" stroke-linecap="round"><path d="M474 12h28" stroke-width="1.2"/><path d="M480 16.500h12M482 20.500h9" stroke-width=".8"/></g><circle cx="488" cy="3.500" r="2" fill="${LANTERN}"/></svg>`;
