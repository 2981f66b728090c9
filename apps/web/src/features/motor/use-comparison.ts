import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorTick } from '@onegi/contract/calls/motor/ticks';
import { useState } from 'react';
import { queryClient } from '../../lib/queries.ts';
import type { Findings } from './case-actions.tsx';
import { type ComparedPart, comparedFields } from './compared-fields.ts';
import { useCaseLists } from './form/use-case-lists.ts';
import { useCaseTexts } from './form/use-case-texts.ts';
import { useTicks } from './use-ticks.ts';

type Remarks = Readonly<Record<string, string>>;

/** A field in words. */
export interface ShownField {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

export interface Comparison {
  readonly parts: readonly { readonly part: ComparedPart; readonly fields: readonly ShownField[] }[];
  /** Before, nothing can be ticked. */
  readonly isRead: boolean;
  /** Who has ticked a field, and when; undefined where nobody has. */
  readonly tickOf: (path: string) => MotorTick | undefined;
  readonly tick: (paths: readonly string[], isTicked: boolean) => Promise<void>;
  readonly remarks: Remarks;
  readonly remark: (path: string, text: string) => void;
  readonly findings: Findings;
}

const keptUnder = 'motorRemarks';
// Both steps of a case share what is remarked, until the session ends.
queryClient.setQueryDefaults([keptUnder], { gcTime: Number.POSITIVE_INFINITY });

/** The comparison of a case with its documents; the next version of a case begins without any ticks and remarks. */
export function useComparison(motorCase: MotorCase, isCompared: boolean): Comparison {
  const { form, quotationNumber, edition } = motorCase;
  const { labelOf, shownAt } = useCaseTexts(useCaseLists(form.make));
  const { isRead, tickOf, tick } = useTicks(motorCase, isCompared);
  const [, setChanges] = useState(0);
  const key = [keptUnder, quotationNumber, edition];
  const remarks = queryClient.getQueryData<Remarks>(key) ?? {};
  const parts = comparedFields(form).map(({ part, fields }) => ({
    part,
    fields: fields.map(({ path, value }) => ({ path, name: labelOf(path), value: shownAt(path, value) })),
  }));
  const fields = parts.flatMap((each) => each.fields);
  const unticked = isCompared ? fields.filter(({ path }) => !tickOf(path)) : [];
  const remarked = unticked.flatMap(({ path, name }) => {
    const text = remarks[path]?.trim();
    return text ? [`${name}: ${text}`] : [];
  });
  return {
    parts,
    isRead,
    tickOf,
    tick,
    remarks,
    remark: (path, text) => {
      queryClient.setQueryData<Remarks>(key, { ...remarks, [path]: text });
      setChanges((count) => count + 1);
    },
    findings: { fields, unticked: unticked.map(({ path }) => path), remarks: remarked.join('\n') },
  };
}
