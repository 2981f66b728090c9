import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TextField } from '../../components/text-field.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './motor.module.css';
import type { Comparison, ShownField } from './use-comparison.ts';

const MOST_OF_A_REMARK = 120;

/** The fields of the form to be ticked beside the document in sight. */
export function ComparePanel({ comparison }: { comparison: Comparison }) {
  const t = useTranslations('motorDesk.compare');
  const { parts, tickOf, findings } = comparison;
  const { fields } = findings;
  const done = fields.filter(({ path }) => tickOf(path)).length;
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
      {parts.map((each) => (
        <Part key={each.part} {...each} comparison={comparison} />
      ))}
    </section>
  );
}

function Part({ part, fields, comparison }: Comparison['parts'][number] & { comparison: Comparison }) {
  const t = useTranslations('motorDesk.compare');
  const name = useTranslations('motorForm.parts')(part);
  const { isRead, tickOf, tick } = comparison;
  const paths = fields.map(({ path }) => path);
  const isAll = paths.every((path) => tickOf(path));
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{name}</legend>
      <label className="flex gap-sm pointer py-2xs strong">
        <input
          type="checkbox"
          className="tick-box"
          aria-label={t('tickAll', { group: name })}
          checked={isAll}
          disabled={!isRead}
          onChange={() => void tick(paths, !isAll)}
        />
        {name}
      </label>
      {fields.map((field) => (
        <Row key={field.path} field={field} comparison={comparison} />
      ))}
    </fieldset>
  );
}

function Row({ field, comparison }: { field: ShownField; comparison: Comparison }) {
  const t = useTranslations('motorDesk.compare');
  const { path, name, value } = field;
  const { remarks, tick, remark } = comparison;
  const text = remarks[path] ?? '';
  const [isRemarking, setRemarking] = useState(text !== '');
  const ticked = comparison.tickOf(path);
  const locale = useLocale();
  const pick = useInLanguage();
  return (
    <div className={classes.compared}>
      <label className="flex gap-sm pointer py-2xs small shrink">
        <input
          type="checkbox"
          className="tick-box"
          checked={ticked !== undefined}
          disabled={!comparison.isRead}
          onChange={() => void tick([path], !ticked)}
        />
        <span className="shrink">
          <span className="dimmed fine block">{name}</span>
          <span className="break-anywhere tabular">{value}</span>
          {ticked?.comparedBy && (
            <span className="dimmed fine block">
              {t('tickedBy', {
                name: pick(ticked.comparedBy, ticked.comparedByZh),
                at: dayAndTime(ticked.comparedAt, locale),
              })}
            </span>
          )}
        </span>
      </label>
      {!ticked && !isRemarking && (
        <button
          type="button"
          className="icon-button hover-tinted"
          aria-label={t('addRemark', { field: name })}
          onClick={() => setRemarking(true)}
        >
          <IconMessagePlus size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {!ticked && isRemarking && (
        <div className={classes.remark}>
          <TextField
            id={`remark-${path}`}
            label={<span className="fine">{t('remark', { field: name })}</span>}
            maxLength={MOST_OF_A_REMARK}
            autoComplete="off"
            value={text}
            onChange={(typed) => remark(path, typed)}
          />
        </div>
      )}
    </div>
  );
}
