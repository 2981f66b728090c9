import type { Files } from '../../ports/files.ts';
import type { ChainHead } from './chained-row.ts';
import { parseHead, printHead } from './head.ts';

/** One line per verification that found nothing: the day, and the end of the chain on it. Lies with the files, out of
 * reach of whoever has the database alone. A line that somebody changes there is an alarm, never a way round one. */
const HEADS_FILE = '6f6e6567-6961-4064-8974-747261696c02';
const MOST_KEPT = 400;

/** A head that was kept, and the day it is of. */
export interface KeptHead {
  readonly day: string;
  readonly head: ChainHead;
}

const textOf = async (files: Files) => (await files.read(HEADS_FILE))?.toString() ?? '';

/** The ends that the daily verifications kept, the oldest first. */
export async function readKeptHeads(files: Files): Promise<KeptHead[]> {
  return (await textOf(files)).split('\n').flatMap((line) => {
    const [day = '', printed = ''] = line.split(' ');
    const head = parseHead(printed);
    return head ? [{ day, head }] : [];
  });
}

export async function keepHead(files: Files, { day, head }: KeptHead): Promise<void> {
  const lines = (await textOf(files)).split('\n').filter((line) => line && !line.startsWith(`${day} `));
  lines.push(`${day} ${printHead(head)}`);
  await files.put(HEADS_FILE, Buffer.from(`${lines.slice(-MOST_KEPT).join('\n')}\n`));
}

/** For a database that is emptied, or a chain that somebody has looked into and sealed anew. */
export const forgetKeptHeads = (files: Files): Promise<void> => files.remove(HEADS_FILE);
