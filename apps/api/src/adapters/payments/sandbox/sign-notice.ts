import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'sandbox-signature';
const TOLERANCE_SECONDS = 300;

function codeOf(secret: string, seconds: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`: the time is signed too, so that an old notice cannot be sent again. */
export function signNotice(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${codeOf(secret, seconds, body).toString('hex')}`;
}

/** True when the body was signed with one of the secrets, at most five minutes from now. */
export function isSigned(secrets: readonly string[], body: Buffer, header: string, now: Date): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, seconds = '', code = ''] = found ?? [];
  if (!found || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return secrets.some((secret) => timingSafeEqual(Buffer.from(code, 'hex'), codeOf(secret, seconds, body)));
}
