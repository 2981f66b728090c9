/** What became of a link: taken by the device's own sharing, put into the clipboard, neither, or not wanted. */
type HandedOver = 'shared' | 'copied' | 'not taken' | 'given up';

/** Gives a link to the device's own sharing; where there is none, or none is allowed, copies it. */
export async function handOver({ url, title }: { url: string; title: string }): Promise<HandedOver> {
  try {
    if (navigator.share) {
      await navigator.share({ url, title });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given up';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'not taken';
  }
}
