import { choiceOf, type IncidentChoice } from '../incidents/incident-choice.ts';
import type { Arrangement } from './arrange-cards.ts';

export const listOf = (value: string | null) => (value ?? '').split(',').filter(Boolean);

/** 'TR01_hk1000000,TR14_hk30000': levels by their benefit. */
function levelsOf(text: string | null): Record<string, string> {
  return Object.fromEntries(listOf(text).map((pair) => pair.split('_', 2) as [string, string]));
}

export function levelsText(levels: Readonly<Record<string, string>>): string | null {
  const pairs = Object.entries(levels).map(([code, key]) => `${code}_${key}`);
  return pairs.length > 0 ? pairs.join(',') : null;
}

interface ListView extends Arrangement {
  readonly incident: IncidentChoice | null;
  readonly chosen: readonly string[];
}

/** How a list is looked at, as its address says: sorted, filtered, held against which incident, with which plans chosen. */
export function listViewOf(params: URLSearchParams): ListView {
  const insurers = params.get('isrList');
  const tiers = listOf(params.get('tier'));
  return {
    sort: params.get('sort') || null,
    insurers: insurers === null ? null : listOf(insurers),
    tiers: tiers.length > 0 ? tiers : null,
    least: levelsOf(params.get('least')),
    incident: choiceOf(params.get('incident')),
    chosen: listOf(params.get('chosen')),
  };
}
