/** Strokes of capital letters in a box 20 wide and 28 high, drawn by one round pen: the insurers' logos share a hand. */
const LETTERS: Record<string, string> = {
  A: 'M2 26L10 2L18 26M5.2 18H14.8',
  B: 'M3 26V2H9.5A5.9 5.9 0 0 1 9.5 13.6H3M9.5 13.6A6.2 6.2 0 0 1 9.5 26H3',
  C: 'M17.5 6.5A9 12 0 1 0 17.5 21.5',
  D: 'M3 26V2H7.5A10.5 12 0 0 1 7.5 26Z',
  E: 'M16.5 2H3V26H16.5M3 13.6H13.5',
  F: 'M16.5 2H3V26M3 13.6H13.5',
  G: 'M17.3 6.3A9 12 0 1 0 18 20V14.5H11.5',
  H: 'M3 2V26M17 2V26M3 13.6H17',
  I: 'M10 2V26',
  J: 'M15 2V19.5A6.3 6.3 0 0 1 2.5 20.5',
  K: 'M3 2V26M16.5 2L3 16M7.5 11.5L17 26',
  L: 'M3 2V26H16.5',
  M: 'M2 26V2L10 16L18 2V26',
  N: 'M3 26V2L17 26V2',
  O: 'M10 2A8.4 12 0 1 0 10 26A8.4 12 0 1 0 10 2Z',
  P: 'M3 26V2H10A6.8 6.8 0 0 1 10 15.6H3',
  Q: 'M10 2A8.4 12 0 1 0 10 26A8.4 12 0 1 0 10 2ZM11.5 19L18 26.5',
  R: 'M3 26V2H10A6.6 6.6 0 0 1 10 15.2H3M10 15.2L17 26',
  S: 'M16.5 6.5C15 3.4 12.6 2 10 2C6.3 2 3.6 4.4 3.6 7.8C3.6 11.5 6.6 12.8 10 13.8C13.6 14.9 17 16.2 17 20C17 23.6 14 26 10 26C6.8 26 4.2 24.5 2.8 21.4',
  T: 'M2 2H18M10 2V26',
  U: 'M3 2V18A7 8 0 0 0 17 18V2',
  V: 'M2 2L10 26L18 2',
  W: 'M0 2L5 26L10 9L15 26L20 2',
  X: 'M3 2L17 26M17 2L3 26',
  Y: 'M2 2L10 14L18 2M10 14V26',
  Z: 'M3 2H17L3 26H17',
};

/** What lies behind the letters, in the lower part of the square (64 × 64). */
const MOTIFS = {
  peak: '<path d="M-4 64L22 34L36 50L46 40L68 64Z"/>',
  wave: '<path d="M-2 50C8 42 16 42 26 50S44 58 66 46V68H-2Z"/>',
  field: '<path d="M-2 46L66 36V44L-2 54ZM-2 59L66 49V57L-2 67Z"/>',
  root: '<path d="M32 64C32 50 20 48 8 66H14C22 54 28 56 28 68H36C36 56 42 54 50 66H56C44 48 32 50 32 64Z"/>',
  wharf: '<path d="M6 40H12V66H6ZM22 40H28V66H22ZM38 40H44V66H38ZM54 40H60V66H54ZM0 46H64V51H0Z"/>',
  petal:
    '<path d="M32 70C10 62 10 44 32 32C54 44 54 62 32 70ZM2 66C2 52 12 46 22 48C14 54 12 60 14 68ZM62 66C62 52 52 46 42 48C50 54 52 60 50 68Z"/>',
  feather: '<path d="M66 30C40 32 16 44 4 66H18C26 54 44 44 66 42Z"/>',
  moon: '<path d="M46 -4A30 30 0 1 0 68 36A24 24 0 1 1 46 -4Z"/>',
  stone: '<path d="M-2 44H20V54H-2ZM24 44H46V54H24ZM50 44H66V54H50ZM-2 58H8V68H-2ZM12 58H34V68H12ZM38 58H66V68H38Z"/>',
  tide: '<path d="M-2 44C10 36 20 52 32 44S54 36 66 44V50C54 42 44 58 32 50S10 42 -2 50ZM-2 57C10 49 20 65 32 57S54 49 66 57V63C54 55 44 71 32 63S10 55 -2 63Z"/>',
  depth: '<path d="M-2 40H66V43H-2ZM6 48H58V51H6ZM14 56H50V59H14Z"/>',
  tree: '<path d="M32 30L52 50H44L58 66H6L20 50H12Z"/>',
  pass: '<path d="M-2 38L24 66H-2ZM66 38L40 66H66Z"/>',
  wing: '<path d="M-2 62C18 40 38 36 66 38C50 44 46 48 44 56C36 50 20 52 -2 62Z"/>',
} as const;
type Motif = keyof typeof MOTIFS;

const MOTIF_OF: Readonly<Record<string, Motif>> = {
  LPG: 'peak',
  SFY: 'wave',
  JDF: 'field',
  BRG: 'root',
  CPW: 'wharf',
  OVI: 'petal',
  EGP: 'feather',
  MQD: 'moon',
  NQA: 'stone',
  TDC: 'tide',
  FLM: 'depth',
  CGV: 'tree',
  STP: 'pass',
  PLV: 'wing',
};

const motifs = Object.keys(MOTIFS) as Motif[];

function motifOf(code: string): Motif {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return MOTIF_OF[code] ?? (motifs[sum % motifs.length] as Motif);
}

/**
 * An insurer's logo: its two letters on a square of its colour. White on the colour and a pale edge keep it legible on
 * light and dark pages.
 * @param insurer code of capital letters, colour '#RRGGBB', name for those who do not see it
 */
export function monogram(insurer: { code: string; colour: string; name: string }): string {
  const [first = '', second = ''] = insurer.code;
  const letter = (name: string, x: number) =>
    `<path d="${LETTERS[name] ?? LETTERS.O}" transform="translate(${x} 19.5) scale(0.9)"/>`;
  const name = insurer.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" role="img" aria-label="${name}">
<defs><clipPath id="square"><rect width="64" height="64" rx="14"/></clipPath></defs>
<rect width="64" height="64" rx="14" fill="${insurer.colour}"/>
<g clip-path="url(#square)" fill="#ffffff" fill-opacity="0.18">${MOTIFS[motifOf(insurer.code)]}</g>
<rect x="0.75" y="0.75" width="62.5" height="62.5" rx="13.25" fill="none" stroke="#ffffff" stroke-opacity="0.28" stroke-width="1.5"/>
<g fill="none" stroke="#ffffff" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round">${letter(first, 11)}${letter(second, 35)}</g>
</svg>`;
}
