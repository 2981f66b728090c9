import { saveBlob } from '../../lib/save-blob.ts';

/** What of an element's look travels with it: a picture has no style sheets. */
const LOOK = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity'],
  ...['font-size', 'font-weight', 'text-anchor'],
] as const;

const FONT = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans HK', 'PingFang HK', 'Microsoft JhengHei', sans-serif";
const [MARGIN, LINE, SWATCH] = [24, 22, 14];
/** Twice the size on the screen, to be sharp on paper too. */
const SCALE = 2;

interface Entry {
  readonly label: string;
  readonly paint: string;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  readonly legend: readonly Entry[];
}

/** Reads something of the page while it has its light colours; nothing is painted meanwhile. */
function inLightColours<T>(read: () => T): T {
  const { dataset } = document.documentElement;
  const scheme = dataset.mantineColorScheme;
  dataset.mantineColorScheme = 'light';
  try {
    return read();
  } finally {
    if (scheme) dataset.mantineColorScheme = scheme;
    else delete dataset.mantineColorScheme;
  }
}

/** A pattern is that of the drawing, which is in the picture; a colour alone is as it looks. */
function paintOfEntry(entry: Element): string {
  const swatch = entry.querySelector<SVGElement>('[data-swatch]') as SVGElement;
  return swatch.dataset.swatch || getComputedStyle(swatch).fill;
}

/** The drawing with every element's look written into it, and what its legend says. */
function drawingOf(figure: Element): Drawing | undefined {
  const drawn = figure.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!drawn) return undefined;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [at, element] of [...drawn.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const target = copies[at] as Element;
    for (const name of ['class', 'style', 'href', 'tabindex', 'aria-label']) target.removeAttribute(name);
    for (const name of LOOK) target.setAttribute(name, style.getPropertyValue(name));
  }
  const legend = [...figure.querySelectorAll('[data-legend]')].map((entry) => ({
    label: [...entry.childNodes]
      .map(({ textContent }) => textContent?.trim())
      .filter(Boolean)
      .join('  '),
    paint: paintOfEntry(entry),
  }));
  const { width, height } = drawn.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { width, height, markup: new XMLSerializer().serializeToString(copy), legend };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A legend in as many lines as it needs. */
function legendOf(entries: readonly Entry[], width: number, top: number) {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `13px ${FONT}`;
  let [x, y] = [MARGIN, top];
  const drawn = entries.map(({ label, paint }) => {
    const needs = SWATCH + 8 + (pen?.measureText(label).width ?? label.length * 8) + 20;
    if (x > MARGIN && x + needs > width - MARGIN) [x, y] = [MARGIN, y + LINE];
    const place = x;
    x += needs;
    return `<rect x="${place}" y="${y - 12}" width="${SWATCH}" height="${SWATCH}" rx="3" fill="${escaped(paint)}"/>
      <text x="${place + SWATCH + 8}" y="${y}" font-size="13" fill="#1c2b30">${escaped(label)}</text>`;
  });
  return { markup: drawn.join(''), bottom: entries.length > 0 ? y + LINE : top };
}

/**
 * A chart as one drawing on white, with its title, the days it is of and its legend.
 * @param lines what stands below the title
 * @returns undefined where nothing is drawn
 */
export function pictureOf(figure: Element, title: string, lines: readonly string[]) {
  const drawing = inLightColours(() => drawingOf(figure));
  if (!drawing) return undefined;
  const width = Math.max(Math.ceil(drawing.width), 480) + 2 * MARGIN;
  const head = [
    `<text x="${MARGIN}" y="${MARGIN + 16}" font-size="18" font-weight="650" fill="#1c2b30">${escaped(title)}</text>`,
    ...lines.map(
      (line, at) =>
        `<text x="${MARGIN}" y="${MARGIN + 16 + LINE * (at + 1)}" font-size="13" fill="#4d5d63">${escaped(line)}</text>`,
    ),
  ];
  const legend = legendOf(drawing.legend, width, MARGIN + 16 + LINE * (lines.length + 1) + 6);
  const height = Math.ceil(legend.bottom + drawing.height + MARGIN);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(FONT)}">
    <rect width="${width}" height="${height}" fill="#ffffff"/>${head.join('')}${legend.markup}
    <g transform="translate(${MARGIN} ${legend.bottom - 8})">${drawing.markup}</g></svg>`;
  return { width, height, markup };
}

/** Saves a chart as a PNG. @throws when the browser cannot draw it */
export async function savePicture(figure: Element, title: string, lines: readonly string[]): Promise<void> {
  const picture = pictureOf(figure, title, lines);
  if (!picture) throw new Error('nothing is drawn');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture cannot be written');
  saveBlob(blob, `${title}.png`);
}
