import { lineCodes } from '@onegi/contract/lines';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';

test('every line has a scene with its own object in the light of the lantern', () => {
  const scenes = lineCodes.map((line) => drawings[line]);
  expect(new Set(scenes).size).toBe(lineCodes.length);
  for (const scene of scenes) expect(scene.match(/class="lamp"/g)).toHaveLength(1);
});

test('a scene is whole, and light enough to stand in a page', () => {
  const count = (scene: string, piece: RegExp) => scene.match(piece)?.length ?? 0;
  for (const [name, scene] of Object.entries(drawings)) {
    expect([name, /NaN|undefined|\[object/.test(scene)]).toEqual([name, false]);
    expect([name, count(scene, /<g[ >]/g)]).toEqual([name, count(scene, /<\/g>/g)]);
    expect(scene.length, name).toBeLessThan(13_000);
  }
});
