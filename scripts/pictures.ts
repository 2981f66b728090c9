import { join } from 'node:path';
import { runJourneys } from './e2e.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Contact sheets of every page, area by area, in all sizes, languages and colours. The whole Chromium takes them: the lighter
 * one of the journeys stops for good at some pictures of tall windows.
 */
const chromium = findChromium();
if (chromium) process.env.CHROMIUM_PATH = chromium;
const { failed } = await runJourneys(process.argv.slice(2), 'e2e/pictures.config.ts');
console.log(`Contact sheets: ${join(import.meta.dirname, '../pictures')}`);
process.exitCode = failed > 0 ? 1 : 0;
