/** Signs searches, so that what comes back as a quote reference is known to have been listed here. */
export interface QuoteSigner {
  /** HMAC-SHA-256 of a packed search under the newest key, in 22 letters of base64url. */
  sign(search: string): string;
  /** True when any of the known keys has signed it. */
  isSigned(search: string, signature: string): boolean;
}
