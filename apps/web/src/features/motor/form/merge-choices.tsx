import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../components/notice.tsx';
import { type Clash, withValueAt } from '../../../lib/three-way.ts';

const sides = ['mine', 'theirs', 'base'] as const;
type Side = (typeof sides)[number];

interface Props<Value> {
  /** What either has changed, mine where both have. */
  merged: Value;
  clashes: readonly Clash[];
  labelOf: (path: string) => string;
  /** What stands in a field, in words. */
  shownAt: (path: string, value: unknown) => string;
  onSave: (chosen: Value) => Promise<unknown>;
}

/** Two people have saved the same thing: for each field that both have changed, whose word it is to be. */
export function MergeChoices<Value>({ merged, clashes, labelOf, shownAt, onSave }: Props<Value>) {
  const t = useTranslations('motorForm.merge');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [busy, setBusy] = useState(false);
  const sideOf = (path: string): Side => chosen[path] ?? 'mine';
  async function save() {
    setBusy(true);
    const whole = clashes.reduce((value, clash) => withValueAt(value, clash.path, clash[sideOf(clash.path)]), merged);
    await onSave(whole);
    setBusy(false);
  }
  return (
    <Notice kind="failure" title={t('title')}>
      <p>{t('text')}</p>
      <div className="stack gap-md mt-sm">
        {clashes.map((clash) => (
          <fieldset key={clash.path} className="stack gap-2xs">
            <legend className="strong">{labelOf(clash.path)}</legend>
            {sides.map((side) => (
              <label key={side} className="row gap-sm target">
                <input
                  type="radio"
                  className="tick-box"
                  name={`merge-${clash.path}`}
                  checked={sideOf(clash.path) === side}
                  onChange={() => setChosen({ ...chosen, [clash.path]: side })}
                />
                <span className="break-anywhere">
                  {t(side, { value: shownAt(clash.path, clash[side]) || t('empty') })}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button className="self-start" loading={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </Notice>
  );
}
