import { chromium } from 'playwright-core';
import { measureOnce } from './bench/page-speed.ts';
const url = process.argv[2]!; const rounds = Number(process.argv[3]);
const pages = process.argv.slice(4).map((a) => { const [name, path, control] = a.split('|'); return { name, path, control }; });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const all: Record<string, { paint: number; usable: number }[]> = {};
for (let r = 0; r < rounds; r++) for (const p of pages) (all[p.name!] ??= []).push(await measureOnce(browser, url, p as never));
for (const [name, seen] of Object.entries(all)) {
  const f = (k: 'paint' | 'usable') => { const v = seen.map((s) => s[k]).sort((a, b) => a - b); return `${k} min ${Math.round(v[0]!)} med ${Math.round(v[v.length >> 1]!)}`; };
  console.log(name, f('paint'), f('usable'));
}
await browser.close();
