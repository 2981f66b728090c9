import { isDeepStrictEqual } from 'node:util';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import type { LevyRow } from '@onegi/rating/levy';
import type { Db } from '../../db/database.ts';
import type { CatalogueSettings, Insurer, LineVersion, Promotion } from '../../ports/catalogue.ts';
import { compileVersion } from './compile-version.ts';
import {
  allInsurers,
  allLevies,
  allPromotions,
  allSettings,
  publishedVersions,
  type VersionHead,
  versionRows,
} from './repository.ts';
import { readSettings } from './settings.ts';

/** Compiled versions by line and number; they are final, so they outlive a reload. */
export type CompiledVersions = { readonly [Line in LineCode]: Map<number, LineVersion<Line>> };

/** Everything read from the database at one moment, good for any day from then on. */
export interface LoadedCatalogue {
  readonly settings: CatalogueSettings;
  readonly insurers: readonly Insurer[];
  readonly insurerByCode: ReadonlyMap<string, Insurer>;
  readonly levies: readonly LevyRow[];
  readonly promotions: ReadonlyMap<string, Promotion>;
  /** Every published version of every line, by effective date, then number. */
  readonly heads: readonly VersionHead[];
  readonly compiled: CompiledVersions;
}

/**
 * Reads the catalogue and compiles the versions in force on `today` and those that follow. Versions that `before` holds
 * are taken over, unless the insurers they name have changed.
 * @returns `before` itself where nothing has changed: what was worked out of it is still good
 */
export async function loadCatalogue(db: Db, today: string, before?: LoadedCatalogue): Promise<LoadedCatalogue> {
  const read = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      settings: readSettings(await allSettings(tx)),
      insurers: await allInsurers(tx),
      levies: await allLevies(tx),
      promotions: await allPromotions(tx),
      heads: await publishedVersions(tx),
    }));
  const loaded = before && isSame(before, read) ? before : renewed(read, before);
  for (const line of lineCodes) {
    const inForce = headInForce(loaded.heads, line, today);
    for (const head of loaded.heads) {
      if (head.line === line && (head === inForce || head.effectiveFrom > today)) await compileInto(db, loaded, head);
    }
  }
  return loaded;
}

/** What is read at one look. */
type Read = Omit<LoadedCatalogue, 'insurerByCode' | 'compiled'>;

const isSame = ({ insurerByCode, compiled, ...before }: LoadedCatalogue, read: Read) => isDeepStrictEqual(before, read);

function renewed(read: Read, before: LoadedCatalogue | undefined): LoadedCatalogue {
  const keep = before && isDeepStrictEqual(before.insurers, read.insurers) ? before : null;
  const insurers = keep?.insurers ?? read.insurers;
  const insurerByCode = keep?.insurerByCode ?? new Map(insurers.map((insurer) => [insurer.code, insurer]));
  return {
    ...read,
    insurers,
    insurerByCode,
    compiled: Object.fromEntries(
      lineCodes.map((line) => [line, new Map<number, LineVersion>(keep?.compiled[line])]),
    ) as unknown as CompiledVersions,
  };
}

/** Among the versions whose date has come the latest; of one date the highest number. */
export function headInForce(heads: readonly VersionHead[], line: LineCode, today: string): VersionHead | undefined {
  return heads.findLast((head) => head.line === line && head.effectiveFrom <= today);
}

/** Compiles a version unless it is there already. */
export async function compileInto(db: Db, loaded: LoadedCatalogue, head: VersionHead): Promise<void> {
  const line = lineCodes.find((sold) => sold === head.line);
  if (!line || loaded.compiled[line].has(head.version)) return;
  const rows = await versionRows(db, head);
  const versions: Map<number, LineVersion> = loaded.compiled[line] as Map<number, LineVersion>;
  versions.set(head.version, compileVersion(line, rows, loaded.insurerByCode) as LineVersion);
}
