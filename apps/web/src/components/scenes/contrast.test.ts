import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colour, colourOf, contrast } from '@onegi/testing/contrast';
import { expect, test } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'scenes.css'), 'utf8');
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const [light = '', dark = ''] = [/\.night \{([^}]*)\}/, /"dark"\] \.night \{([^}]*)\}/].map((part) =>
  found(styles, part),
);
const words = found(styles, /\.night-words \{([^}]*)/);

/** What is written on a hero: text, what is dimmed, links. */
const written = {
  text: '#ffffff',
  dimmed: found(words, /--mantine-color-dimmed: (#\w{6})/),
  links: found(words, /--onegi-brand: (#\w{6})/),
};
/** What words may lie on; of the ground, what is pale and the inner light they are kept clear. */
const tints = ['top', 'low', 'ridge-far', 'ridge', 'far', 'city', 'shade', 'water'];
/** The outer light of the lantern, over any of them. */
const glow = found(styles, /\.glow-mid \{\s*stop-color: (#\w{6})/);
const strength = Number(found(styles, /\.glow-mid \{[^}]*stop-opacity: ([\d.]+)/));

const lit = (colour: Colour): Colour =>
  colourOf(glow).map((part, at) => part * strength + (colour[at] ?? 0) * (1 - strength)) as Colour;

test.each([
  ['light', light],
  ['dark', dark],
])('words on a hero stand out from every tint they may lie on, lit or not, in the %s theme', (_scheme, night) => {
  for (const [kind, ink] of Object.entries(written)) {
    for (const tint of tints) {
      const ground = colourOf(found(night, new RegExp(`--night-${tint}: (#\\w{6})`)));
      for (const shown of [ground, lit(ground)])
        expect(contrast(colourOf(ink), shown), `${kind} on ${tint}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
