import { build, type Rolldown } from 'vite';
import { subsetFonts } from './subset-fonts.ts';

/**
 * One file of ours as a script to stand in a page, with everything it needs and nothing of React.
 * @throws when the script would end its element early
 */
export async function buildScript(entry: string): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [subsetFonts()],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = made[0]?.output[0].code.trim();
  if (!code) throw new Error(`Nothing was made of ${entry}`);
  if (code.includes('</')) throw new Error(`${entry} cannot stand in a page`);
  return code;
}
