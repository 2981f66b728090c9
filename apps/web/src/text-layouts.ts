import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const source = import.meta.dirname;
/** Beside what React Router makes; no part of the sources. */
const folder = path.resolve(source, '../.react-router/texts');

/** A component that takes `messages`, and its file below src. */
interface LayoutComponent {
  readonly name: string;
  readonly file: string;
}

interface TextLayout {
  readonly locale: 'en' | 'zh-Hant';
  /** Its place among the others, such as lines/motor. */
  readonly name: string;
  /** Domains of packages/messages, such as lineNames. */
  readonly texts: readonly string[];
  /** What gives the texts to the pages below it. */
  readonly component: LayoutComponent;
  /** A file below src whose `handle` is the route's: what the pages below it say of themselves. */
  readonly handle?: string;
}

const fileOf = (domain: string) => domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sourceOf(file: string, { locale, texts, component, handle }: TextLayout): string {
  const placeOf = (below: string) => path.relative(path.dirname(file), path.join(source, below)).replaceAll('\\', '/');
  return [
    ...texts.map((domain) => `import { ${domain} } from '@onegi/messages/${locale}/${fileOf(domain)}';`),
    `import { ${component.name} } from '${placeOf(component.file)}';`,
    ...(handle ? [`export { handle } from '${placeOf(handle)}';`] : []),
    '',
    `const messages = { ${texts.join(', ')} };`,
    '',
    'export default function TextLayout() {',
    `  return <${component.name} messages={messages} />;`,
    '}',
    '',
  ].join('\n');
}

/**
 * Makes the route module that brings texts in one language to the pages below it. A language and its texts must be a file:
 * only then do pages load no more than their own, before they are first shown.
 * @returns the file for routes.ts, relative to src
 */
export function textLayout(layout: TextLayout): string {
  const file = path.join(folder, `${layout.name}-${layout.locale}.tsx`);
  const code = sourceOf(file, layout);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) {
    mkdirSync(path.dirname(file), { recursive: true });
    // At once or not at all: another build may be reading.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, code);
    renameSync(aside, file);
  }
  return path.relative(source, file).replaceAll('\\', '/');
}
