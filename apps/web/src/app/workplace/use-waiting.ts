/** How much waits behind a page. */
export function useWaitingAt(_path: string): number {
  return 0;
}
