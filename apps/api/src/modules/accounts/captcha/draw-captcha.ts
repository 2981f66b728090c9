import { pngOf } from '../../../lib/png.ts';
import { digitStrokes, type Point } from './digit-strokes.ts';

const WIDTH = 160;
const HEIGHT = 60;
const BOX_HEIGHT = 1.6;

const between = (low: number, high: number) => low + Math.random() * (high - low);

/** A grey picture that only gets darker. */
class Paper {
  readonly dots = new Uint8Array(WIDTH * HEIGHT);

  constructor() {
    for (let i = 0; i < this.dots.length; i++) this.dots[i] = between(222, 250);
  }

  /** A round dot with a soft edge. */
  dot(cx: number, cy: number, radius: number, ink: number): void {
    for (let y = Math.floor(cy - radius - 1); y <= cy + radius + 1; y++) {
      for (let x = Math.floor(cx - radius - 1); x <= cx + radius + 1; x++) {
        if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) continue;
        const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - cx, y - cy)));
        const at = y * WIDTH + x;
        const grey = this.dots[at] as number;
        this.dots[at] = Math.min(grey, grey + (ink - grey) * cover);
      }
    }
  }

  line([ax, ay]: Point, [bx, by]: Point, radius: number, ink: number): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)));
    for (let i = 0; i <= steps; i++) {
      this.dot(ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps, radius, ink);
    }
  }

  curve(points: readonly Point[], radius: number, ink: number): void {
    for (let i = 1; i < points.length; i++) this.line(points[i - 1] as Point, points[i] as Point, radius, ink);
  }
}

/** Turns, leans and stretches one digit, and bends it with the paper's wave. */
function placed(middle: number, wave: (y: number) => number): (point: Point) => Point {
  const size = between(22, 26);
  const turn = between(-0.28, 0.28);
  const lean = between(-0.22, 0.22);
  const cx = middle + between(-3, 3);
  const cy = HEIGHT / 2 + between(-4, 4);
  return ([px, py]) => {
    const x = (px - 0.5 + lean * (BOX_HEIGHT / 2 - py)) * size;
    const y = (py - BOX_HEIGHT / 2) * size;
    const bentX = cx + x * Math.cos(turn) - y * Math.sin(turn);
    const bentY = cy + x * Math.sin(turn) + y * Math.cos(turn);
    return [bentX + wave(bentY), bentY];
  };
}

function disturb(paper: Paper): void {
  for (let i = 0; i < 3; i++) {
    const [start, end, swing, phase] = [between(8, 52), between(8, 52), between(4, 10), between(0, 6)];
    const points = Array.from({ length: 41 }, (_, step): Point => {
      const x = step * 4;
      return [x, start + ((end - start) * x) / WIDTH + swing * Math.sin(x / between(24, 25) + phase)];
    });
    paper.curve(points, between(0.3, 0.7), between(90, 130));
  }
  for (let i = 0; i < 70; i++) paper.dot(between(0, WIDTH), between(0, HEIGHT), between(0.2, 0.9), between(90, 150));
}

/** Digits as a PNG that people read and plain text recognition does not: turned, bent, crossed by lines. */
export function drawCaptcha(digits: string): Buffer {
  const paper = new Paper();
  const [swing, length, phase] = [between(1.5, 3), between(9, 14), between(0, 6)];
  const wave = (y: number) => swing * Math.sin(y / length + phase);
  disturb(paper);
  for (const [index, digit] of [...digits].entries()) {
    const place = placed(26 + index * 36, wave);
    const [radius, ink] = [between(1.5, 2), between(20, 70)];
    for (const stroke of digitStrokes[Number(digit)] ?? []) paper.curve(stroke.map(place), radius, ink);
  }
  return pngOf(WIDTH, HEIGHT, paper.dots, 'grey');
}
