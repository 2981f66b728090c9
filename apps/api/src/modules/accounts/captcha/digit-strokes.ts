/** A point in a box one wide and 1.6 high, downwards. */
export type Point = readonly [number, number];
type Stroke = readonly Point[];

/** Part of an ellipse, in degrees clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const six: readonly Stroke[] = [
  [
    [0.76, 0.12],
    [0.46, 0.28],
    [0.24, 0.6],
    [0.14, 1.05],
  ],
  arc(0.5, 1.1, 0.37, 0.4, 0, 360),
];
const turned = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((stroke) => stroke.map(([x, y]): Point => [1 - x, 1.6 - y]));

/** How each digit is written. */
export const digitStrokes: readonly (readonly Stroke[])[] = [
  [arc(0.5, 0.8, 0.38, 0.7, 0, 360)],
  [
    [
      [0.28, 0.38],
      [0.56, 0.1],
      [0.56, 1.5],
    ],
  ],
  [[...arc(0.5, 0.47, 0.36, 0.37, 190, 385), [0.12, 1.5], [0.9, 1.5]]],
  [arc(0.46, 0.44, 0.33, 0.34, 205, 450), arc(0.46, 1.14, 0.4, 0.37, 270, 515)],
  [
    [
      [0.66, 1.5],
      [0.66, 0.1],
      [0.1, 1.06],
      [0.94, 1.06],
    ],
  ],
  [[[0.84, 0.1], [0.26, 0.1], [0.2, 0.74], ...arc(0.47, 1.05, 0.39, 0.44, 235, 505)]],
  six,
  [
    [
      [0.12, 0.12],
      [0.88, 0.12],
      [0.4, 1.5],
    ],
  ],
  [arc(0.5, 0.44, 0.31, 0.33, 0, 360), arc(0.5, 1.13, 0.38, 0.37, 0, 360)],
  turned(six),
];
