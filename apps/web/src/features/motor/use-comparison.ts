import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useState } from 'react';
import { queryClient } from '../../lib/queries.ts';
import type { Findings } from './case-actions.tsx';
import { type ComparedField, type ComparedGroup, comparedGroups } from './compared-fields.ts';
import { useFieldName } from './field-names.ts';
import { useComparedFields } from './use-compared-fields.ts';

/** What the auditor has ticked and remarked. */
interface Marks {
  readonly ticked: ReadonlySet<string>;
  readonly remarks: Readonly<Record<string, string>>;
}

export interface Comparison extends Marks {
  readonly groups: Readonly<Record<ComparedGroup, ComparedField[]>>;
  readonly tick: (paths: readonly string[], isTicked: boolean) => void;
  readonly remark: (path: string, text: string) => void;
  readonly findings: Findings;
}

const none: Marks = { ticked: new Set(), remarks: {} };
const keptUnder = 'motorComparison';
// Both steps of a case show the same marks, until the session ends.
queryClient.setQueryDefaults([keptUnder], { gcTime: Number.POSITIVE_INFINITY });

/** The comparison of a case with its documents; of another version of the case nothing is ticked. */
export function useComparison({ form, quotationNumber, rowVersion }: MotorCase, isCompared: boolean): Comparison {
  const groups = useComparedFields(form);
  const nameOf = useFieldName();
  const [, setChanges] = useState(0);
  const key = [keptUnder, quotationNumber, rowVersion];
  const { ticked, remarks } = queryClient.getQueryData<Marks>(key) ?? none;
  const keep = (marks: Marks) => {
    queryClient.setQueryData(key, marks);
    setChanges((count) => count + 1);
  };
  const fields = comparedGroups.flatMap((group) => groups[group]).map(({ path }) => ({ path, name: nameOf(path) }));
  const unticked = isCompared ? fields.filter(({ path }) => !ticked.has(path)) : [];
  const remarked = fields.flatMap(({ path, name }) => {
    const text = ticked.has(path) ? undefined : remarks[path]?.trim();
    return text ? [`${name}: ${text}`] : [];
  });
  return {
    groups,
    ticked,
    remarks,
    tick: (paths, isTicked) => {
      const others = [...ticked].filter((path) => !paths.includes(path));
      keep({ ticked: new Set(isTicked ? [...others, ...paths] : others), remarks });
    },
    remark: (path, text) => keep({ ticked, remarks: { ...remarks, [path]: text } }),
    findings: { fields, unticked: unticked.map(({ path }) => path), remarks: remarked.join('\n') },
  };
}
