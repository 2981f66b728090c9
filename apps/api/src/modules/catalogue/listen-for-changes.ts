import { type Ears, listen } from '../../db/listen.ts';

/**
 * Listens on a connection of its own and calls `onChange` for every burst of notifications, and once after each time it
 * had to connect anew, since changes may have been missed meanwhile. Never gives up until closed.
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): Ears {
  const channels = ['catalogue_changed'];
  return listen({ connectionString, name: 'catalogue', channels, onNotice: onChange, onMissed: onChange, onError });
}
