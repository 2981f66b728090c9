import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { spacing } from './tokens.ts';

/** Harbour: structure and actions. White text on 6 to 9 passes AA. */
const harbour: MantineColorsTuple = [
  '#ecf6f7',
  '#d5eaec',
  '#a8d3d8',
  '#7fc2ca',
  '#58adb7',
  '#2a92a0',
  '#0f7785',
  '#0b616e',
  '#094f5a',
  '#063c45',
];

/** Lantern: the single most important action, and savings. Dark ink on 3 to 5 passes AA. */
const lantern: MantineColorsTuple = [
  '#fff6e6',
  '#ffe9c4',
  '#ffd68f',
  '#ffc25c',
  '#fbae34',
  '#f09a17',
  '#c97405',
  '#9c5700',
  '#7a4400',
  '#573000',
];

const dark: MantineColorsTuple = [
  '#dfe8e9',
  '#bccacc',
  '#98a9ac',
  '#74878a',
  '#3a4b4f',
  '#2c3b3f',
  '#1d2a2e',
  '#121c1f',
  '#0d1518',
  '#091012',
];

/** Letters and figures of ours (`fonts.css`), Chinese of the system. */
const fontFamily =
  '"Hanken Grotesk", "Arial as Hanken", "Roboto as Hanken", "DejaVu as Hanken", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "PingFang HK", "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", sans-serif';

/** `variant="accent"`: the one most important action of a page. */
const variantColorResolver: VariantColorsResolver = (input) =>
  input.variant === 'accent'
    ? {
        background: 'var(--onegi-accent)',
        hover: 'var(--onegi-accent-hover)',
        color: 'var(--onegi-on-accent)',
        border: '1px solid transparent',
      }
    : defaultVariantColorsResolver(input);

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 6 },
  colors: { harbour, lantern, dark },
  black: '#12262a',
  defaultRadius: 'md',
  radius: { sm: '8px', md: '12px', lg: '16px' },
  spacing,
  fontFamily,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.625rem' },
  lineHeights: { md: '1.5' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2.125rem', lineHeight: '1.2' },
      h2: { fontSize: '1.625rem', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
  },
});

/** Our own tokens, and Mantine's where its defaults miss AA contrast. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--onegi-accent': lantern[4],
    '--onegi-accent-hover': lantern[5],
    '--onegi-on-accent': '#2a1a00',
  },
  light: {
    '--mantine-color-dimmed': '#52656a',
    '--mantine-color-placeholder': '#637579',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#d3dddf',
    '--onegi-surface': '#f3f7f7',
    '--onegi-raised': '#ffffff',
    '--onegi-line': '#dbe4e5',
    '--onegi-track': '#e9f0f0',
    '--onegi-control-line': '#85979b',
    '--onegi-brand': harbour[7],
    '--onegi-brand-soft': harbour[0],
    '--onegi-focus': harbour[5],
    '--onegi-saving': lantern[8],
    '--onegi-saving-soft': lantern[0],
  },
  dark: {
    '--mantine-color-dimmed': '#a9b8bb',
    '--mantine-color-placeholder': '#93a4a7',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': '#33454a',
    '--mantine-color-disabled': '#26363b',
    '--onegi-surface': '#18252a',
    '--onegi-raised': '#1d2a2e',
    '--onegi-line': '#2c3b3f',
    '--onegi-track': '#223136',
    '--onegi-control-line': '#708488',
    '--onegi-brand': harbour[3],
    '--onegi-brand-soft': '#15343a',
    '--onegi-focus': harbour[3],
    '--onegi-saving': lantern[3],
    '--onegi-saving-soft': '#3a2a10',
  },
});
