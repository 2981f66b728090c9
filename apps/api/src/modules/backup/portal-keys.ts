import type { Config } from '../../config.ts';

type Keys = readonly [Buffer, ...Buffer[]];

/** The portal's own keys, newest first: never part of a backup, and needed to restore one. */
export interface PortalKeys {
  readonly secretKeys: Keys;
  readonly dataKeys: Keys;
}

export const portalKeys = ({ secretKey, dataKey }: Config): PortalKeys => ({
  secretKeys: [secretKey],
  dataKeys: [dataKey],
});
