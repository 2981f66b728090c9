import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotHere } from '../scenario.ts';

const BLOCK = Buffer.alloc(4_096, 1);

/** A file system in memory that can be filled to the last byte. */
export class SmallDisk {
  readonly #mountedAt: string;
  /** A folder on it. */
  readonly folder: string;

  private constructor(mountedAt: string) {
    this.#mountedAt = mountedAt;
    this.folder = join(mountedAt, 'data');
    mkdirSync(this.folder);
  }

  /** @throws NotHere where nothing may be mounted */
  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'onegi-drill-disk-'));
    try {
      const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder];
      execFileSync('mount', args, { stdio: 'ignore' });
    } catch {
      rmdirSync(folder);
      throw new NotHere('a small file system cannot be mounted (that needs root)');
    }
    return new SmallDisk(folder);
  }

  /** Takes what is left of the space. */
  fill(): void {
    const filler = openSync(join(this.#mountedAt, 'filler'), 'a');
    try {
      for (;;) writeSync(filler, BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(filler);
    }
  }

  free(): void {
    rmSync(join(this.#mountedAt, 'filler'), { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.#mountedAt]);
    rmdirSync(this.#mountedAt);
  }
}
