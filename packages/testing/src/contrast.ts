export type Colour = [red: number, green: number, blue: number];

/** '#fbae34' as its parts, each 0 to 255. */
export const colourOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;

/** A part of an sRGB colour, 0 to 255, as light: 0 to 1. */
export const linear = (value: number) => (value <= 10.31 ? value / 3_294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** How many times as bright the brighter one is, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [a, b]
    .map((colour) => colour.map(linear) as Colour)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
