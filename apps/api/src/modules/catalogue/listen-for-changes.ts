import { type Listener, listen } from '../../db/listen.ts';

/**
 * Listens on a connection of its own and calls `onChange` for every burst of notifications, and once after each time it
 * had to connect anew, since changes may have been missed meanwhile; again, after connecting anew, when that fails. Never gives up until closed.
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => Promise<void>,
  onError: (error: unknown) => void,
): Listener {
  const channels = ['catalogue_changed'];
  return listen({ connectionString, name: 'catalogue', channels, onNotice: onChange, onMissed: onChange, onError });
}
