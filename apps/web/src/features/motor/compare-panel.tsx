import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../components/text-field.tsx';
import { type ComparedField, type ComparedGroup, comparedGroups } from './compared-fields.ts';
import { useFieldName } from './field-names.ts';
import classes from './motor.module.css';
import type { Comparison } from './use-comparison.ts';

/** The fields of the form to be ticked beside the document in sight. */
export function ComparePanel({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('motorDesk.compare');
  const { groups, ticked, findings } = comparison;
  const { fields } = findings;
  const done = fields.filter(({ path }) => ticked.has(path)).length;
  return (
    <section className="stack gap-md" aria-labelledby="motor-compare">
      <div>
        <h2 id="motor-compare" className="large">
          {t('title')}
        </h2>
        <p className="dimmed small">{t('lead')}</p>
        <p className="small strong tabular mt-2xs" role="status">
          {t('ticked', { done, all: fields.length })}
        </p>
      </div>
      {comparedGroups
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <Group key={group} group={group} fields={groups[group]} comparison={comparison} />
        ))}
    </section>
  );
}

interface GroupProps {
  group: ComparedGroup;
  fields: readonly ComparedField[];
  comparison: Comparison;
}

function Group({ group, fields, comparison }: GroupProps) {
  const t = useTranslations('motorDesk');
  const { ticked, tick } = comparison;
  const name = t(`groups.${group}`);
  const paths = fields.map(({ path }) => path);
  const isAll = paths.every((path) => ticked.has(path));
  return (
    <fieldset className="stack gap-2xs">
      <legend className="visually-hidden">{name}</legend>
      <label className="flex gap-sm pointer py-2xs small strong">
        <input
          type="checkbox"
          className="tick-box"
          aria-label={t('compare.tickAll', { group: name })}
          checked={isAll}
          onChange={() => tick(paths, !isAll)}
        />
        {name}
      </label>
      {fields.map((field) => (
        <Row key={field.path} field={field} comparison={comparison} />
      ))}
    </fieldset>
  );
}

function Row({ field: { path, value }, comparison }: { field: ComparedField; comparison: Comparison }) {
  const t = useTranslations('motorDesk.compare');
  const field = useFieldName()(path);
  const { ticked, remarks, tick, remark } = comparison;
  const text = remarks[path] ?? '';
  const [isRemarking, setRemarking] = useState(text !== '');
  const isTicked = ticked.has(path);
  return (
    <div className={classes.compared}>
      <label className="flex gap-sm pointer py-2xs small shrink">
        <input type="checkbox" className="tick-box" checked={isTicked} onChange={() => tick([path], !isTicked)} />
        <span className="shrink">
          <span className="dimmed fine block">{field}</span>
          <span className="break-anywhere tabular">{value}</span>
        </span>
      </label>
      {!isTicked && !isRemarking && (
        <button
          type="button"
          className="icon-button hover-tinted"
          aria-label={t('addRemark', { field })}
          onClick={() => setRemarking(true)}
        >
          <IconMessagePlus size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {!isTicked && isRemarking && (
        <div className={classes.remark}>
          <TextField
            id={`remark-${path}`}
            label={<span className="fine">{t('remark', { field })}</span>}
            maxLength={120}
            autoComplete="off"
            value={text}
            onChange={(typed) => remark(path, typed)}
          />
        </div>
      )}
    </div>
  );
}
