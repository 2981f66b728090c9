/** Buffers of one size class lie ready; more than these are left to the garbage collector. */
const MOST_READY = 32;
const SMALLEST = 16 * 1024;

/**
 * Large buffers used again: making and collecting half a megabyte for every answer costs more than filling it. A buffer
 * that is never given back is merely collected.
 */
export function bytePool() {
  let size = SMALLEST;
  let ready: Buffer[] = [];
  return {
    /** At least so many bytes, holding anything. */
    take(bytes: number): Buffer {
      if (bytes > size) {
        size = 2 ** Math.ceil(Math.log2(bytes));
        ready = [];
      }
      return ready.pop() ?? Buffer.allocUnsafeSlow(size);
    },
    /** Nobody reads or writes it any more. Giving the same back twice is the caller's fault. */
    giveBack(buffer: Buffer): void {
      if (buffer.length === size && ready.length < MOST_READY) ready.push(buffer);
    },
  };
}
