type Json = Record<string, unknown>;

/** Whether this browser speaks the JSON form of passkeys, the only one that travels. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

const toJson = (credential: Credential | null): Json => (credential as PublicKeyCredential).toJSON() as unknown as Json;

/** Lets the user sign with a passkey. Throws when they do not. */
export async function signWithPasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return toJson(await navigator.credentials.get({ publicKey }));
}

/** Lets the user make a passkey. Throws when they do not. */
export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return toJson(await navigator.credentials.create({ publicKey }));
}
