import type { Deps } from '../../../deps.ts';

/** Passkeys belong to a host name; they are made and used on its pages alone. */
export function relyingParty({ config }: Pick<Deps, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl);
  return { name: 'OneGI', id: hostname, origin };
}

/** The library weighs several megabytes of memory: only who uses a passkey loads it. */
export const webAuthnLibrary = () => import('@simplewebauthn/server');
