import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useState } from 'react';
import { queryClient } from '../../lib/queries.ts';
import type { Findings } from './case-actions.tsx';
import { type ComparedPart, comparedFields } from './compared-fields.ts';
import { useCaseLists } from './form/use-case-lists.ts';
import { useCaseTexts } from './form/use-case-texts.ts';

/** What the auditor has ticked and remarked. */
interface Marks {
  readonly ticked: ReadonlySet<string>;
  readonly remarks: Readonly<Record<string, string>>;
}

/** A field in words. */
export interface ShownField {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

export interface Comparison extends Marks {
  readonly parts: readonly { readonly part: ComparedPart; readonly fields: readonly ShownField[] }[];
  readonly tick: (paths: readonly string[], isTicked: boolean) => void;
  readonly remark: (path: string, text: string) => void;
  readonly findings: Findings;
}

const none: Marks = { ticked: new Set(), remarks: {} };
const keptUnder = 'motorComparison';
// Both steps of a case share the marks, until the session ends.
queryClient.setQueryDefaults([keptUnder], { gcTime: Number.POSITIVE_INFINITY });

/** The comparison of a case with its documents; of another version of the case nothing is ticked. */
export function useComparison({ form, quotationNumber, rowVersion }: MotorCase, isCompared: boolean): Comparison {
  const { labelOf, shownAt } = useCaseTexts(useCaseLists(form.make));
  const [, setChanges] = useState(0);
  const key = [keptUnder, quotationNumber, rowVersion];
  const { ticked, remarks } = queryClient.getQueryData<Marks>(key) ?? none;
  const keep = (marks: Marks) => {
    queryClient.setQueryData(key, marks);
    setChanges((count) => count + 1);
  };
  const parts = comparedFields(form).map(({ part, fields }) => ({
    part,
    fields: fields.map(({ path, value }) => ({ path, name: labelOf(path), value: shownAt(path, value) })),
  }));
  const fields = parts.flatMap((each) => each.fields);
  const unticked = isCompared ? fields.filter(({ path }) => !ticked.has(path)) : [];
  const remarked = fields.flatMap(({ path, name }) => {
    const text = ticked.has(path) ? undefined : remarks[path]?.trim();
    return text ? [`${name}: ${text}`] : [];
  });
  return {
    parts,
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
