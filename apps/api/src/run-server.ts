import { safeError } from './http/safe-error.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { StartError } from './start-error.ts';

function tell(error: unknown): void {
  if (error instanceof StartError) console.error(error.message);
  else {
    const { type, message, stack } = safeError(error);
    console.error(`${type}: ${message}\n${stack}`);
  }
}

/** Runs the server as this process: signals close it cleanly, failures end the process with code 1 and a sentence. */
export async function runServer(options: ServerOptions, onReady: (server: RunningServer) => void): Promise<void> {
  const starting = startServer(options);
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    const server = await starting.catch(() => undefined);
    await server?.close();
    process.exit(code);
  };
  // Ctrl-C reaches us from the terminal and again through npm: the first one counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('uncaughtException', (error) => {
    tell(error);
    void end(1);
  });
  try {
    const server = await starting;
    if (!isEnding) onReady(server);
  } catch (error) {
    // Interrupted at its start: what was cut off is no news.
    if (isEnding) return;
    tell(error);
    process.exit(1);
  }
}
