import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useTranslations } from 'use-intl';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { namedOfPath } from '../row-paths.ts';
import classes from './form.module.css';
import { type AskedField, lastFields, nilOf, type RowList, rowFields, sectionsOn } from './form-sections.ts';
import { SystemFacts } from './system-facts.tsx';
import { useCaseLists } from './use-case-lists.ts';
import { useCaseTexts } from './use-case-texts.ts';

const rowLists: readonly RowList[] = ['drivers', 'claims', 'offences'];

/** What a case says, for who only reads it. */
export function CaseRecord({ motorCase }: { motorCase: MotorCase }) {
  const t = useTranslations('motorForm');
  const { form, fieldsGiven } = motorCase;
  const texts = useCaseTexts(useCaseLists(form.make));
  const fact = (path: string, value: string, label = texts.labelOf(path)) =>
    value === '' ? null : (
      <RowFact key={path} name={fieldsGiven.includes(namedOfPath(path)) ? t('toCorrect', { field: label }) : label}>
        {texts.shownAt(path, value)}
        {path === 'capacity' && (form.fuel === 'E' ? ' kW' : ' cc')}
      </RowFact>
    );
  const factsOf = (fields: readonly AskedField[]) => (
    <dl className={classes.facts}>{fields.map(({ name }) => fact(name, form[name]))}</dl>
  );
  return (
    <div className={classes.form}>
      <SystemFacts motorCase={motorCase} />
      {sectionsOn('2026').map(([name, fields]) => (
        <section key={name} className="stack gap-sm" aria-labelledby={`${name}-title`}>
          <h2 className="large" id={`${name}-title`}>
            {t(`parts.${name}`)}
          </h2>
          {factsOf(fields)}
        </section>
      ))}
      {rowLists.map((list) => (
        <section key={list} className="stack gap-sm" aria-labelledby={`${list}-title`}>
          <h2 className="large" id={`${list}-title`}>
            {t(`parts.${list}`)}
          </h2>
          {form[list].length === 0 && <p>{list !== 'drivers' && form[nilOf[list]] === 'Y' ? t('nil') : '–'}</p>}
          {form[list].map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <div key={at} className="framed p-md stack gap-xs">
              <h3 className="small strong">{texts.labelOf(`${list}.${at}`)}</h3>
              <dl className={classes.facts}>
                {rowFields[list].map(({ name }) =>
                  fact(
                    `${list}.${at}.${name}`,
                    (row as Readonly<Record<string, string>>)[name] ?? '',
                    t(`columns.${name}`),
                  ),
                )}
              </dl>
            </div>
          ))}
        </section>
      ))}
      <section className="stack gap-sm" aria-labelledby="declaration-title">
        <h2 className="large" id="declaration-title">
          {t('parts.declaration')}
        </h2>
        {factsOf(lastFields)}
        <dl className={classes.facts}>
          {fact('declared', form.declared || 'N')}
          {fact('consented', form.consented || 'N')}
        </dl>
      </section>
    </div>
  );
}
