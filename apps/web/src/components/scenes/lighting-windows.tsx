import { draw, scatter } from './kit.ts';
import classes from './lighting-windows.module.css';

/** Where each house begins, its width and its height, in pixels. */
const row = [
  [0, 16, 17],
  [18, 11, 26],
  [31, 20, 14],
  [53, 13, 30],
  [68, 18, 20],
  [88, 12, 25],
  [102, 22, 15],
  [126, 14, 33],
  [142, 17, 22],
  [161, 12, 28],
  [175, 20, 17],
] as const;
const GROUND = 36;

const roofs = row.map(([x, width, height]) => draw`M${x} ${GROUND}v${-height}h${width}v${height}z`).join('');

/** One window after the other, in no order to be seen. */
const windows = row
  .flatMap(([x, width, height]) => {
    const columns = Math.floor((width - 3) / 5);
    const rows = Math.floor((height - 5) / 7);
    return Array.from({ length: columns * rows }, (_, at) => [
      x + 3 + (at % columns) * 5,
      GROUND - height + 4 + Math.floor(at / columns) * 7,
    ]);
  })
  .filter(([x = 0, y = 0]) => scatter(x * 3.1 + y * 7.7) > 0.45)
  .sort(([x = 0, y = 0], [otherX = 0, otherY = 0]) => scatter(x + y * 5.3) - scatter(otherX + otherY * 5.3));

/** As many of them take their turn while nobody has answered yet. */
const WAITING = 12;

interface Props {
  /** How many insurers have quoted; absent while they are asked. */
  quoted?: number;
}

/**
 * The town whose windows are insurers: they glimmer in turn while prices are on their way, then as many stay lit as have quoted.
 * Silent to screen readers, still for who wants it so.
 */
export function LightingWindows({ quoted }: Props) {
  const isWaiting = quoted === undefined;
  return (
    <svg
      className={`${classes.town} ${isWaiting ? classes.waiting : classes.lit}`}
      viewBox="0 0 196 40"
      width="196"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.roofs} d={roofs} />
      {windows.slice(0, quoted ?? WAITING).map(([x, y], at) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="2.500" height="4" style={{ animationDelay: `${at * 90}ms` }} />
      ))}
      <path className={classes.shore} d="M0 36.800H196M22 39.300h20M96 39.300h34M160 39.300h18" />
    </svg>
  );
}
