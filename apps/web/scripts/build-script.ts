import { build, type Rolldown } from 'vite';

/** One file of ours as a script of its own, with everything it needs and nothing of React. */
export async function buildScript(
  entry: string,
  format: 'iife' | 'es',
  define: Record<string, unknown>,
): Promise<Rolldown.OutputChunk> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry, formats: [format], name: 'early' },
      rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = made[0]?.output[0];
  if (!chunk) throw new Error(`Nothing was made of ${entry}`);
  return chunk;
}
