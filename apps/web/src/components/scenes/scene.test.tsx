import { lineCodes } from '@onegi/contract/lines';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';

test('every line has a scene with its own object in it', () => {
  const scenes = lineCodes.map((line) => drawings[line]);
  expect(new Set(scenes).size).toBe(lineCodes.length);
  for (const scene of scenes) expect(scene).toContain('class="lamp"');
});

test('a scene is well-formed and light enough to stand in a page', () => {
  for (const [name, scene] of Object.entries(drawings)) {
    const drawn = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${scene}</svg>`,
      'image/svg+xml',
    );
    expect([name, drawn.querySelector('parsererror')]).toEqual([name, null]);
    expect([name, /NaN|undefined/.test(scene)]).toEqual([name, false]);
    expect(scene.length, name).toBeLessThan(13_000);
  }
});
