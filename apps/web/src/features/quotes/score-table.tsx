import type { TypicalIncident } from '@onegi/contract/calls/quotes/plan-worth';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { formatMoney, wholeMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './score-table.module.css';
import type { ListedPlan } from './use-listed-plans.ts';
import { workedScore } from './worked-score.ts';

interface Props {
  cards: readonly ListedPlan[];
  incidents: readonly TypicalIncident[];
  onClose: () => void;
}

/** The value score in words, and one plan worked out: every figure of it stands on the cards too. */
export default function ScoreTable({ cards, incidents, onClose }: Props) {
  const t = useTranslations('quoteList.score');
  const inLanguage = useInLanguage();
  const scored = cards.filter(({ worth }) => worth && worth.score !== null);
  const [asked, setAsked] = useState<string>();
  const plan = scored.find((card) => card.plan === asked) ?? scored.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
  const plans = cards.map(({ totalCents, worth }) => ({ totalCents, payouts: worth?.payouts ?? [] }));
  const all = plans.map((each) => workedScore(plans, each));
  const most = Math.max(...all.map(({ perHundred }) => perHundred));
  const worked = plan && workedScore(plans, { totalCents: plan.totalCents, payouts: plan.worth?.payouts ?? [] });
  return (
    <Modal title={t('title')} isWide onClose={onClose}>
      {() => (
        <div className="stack gap-md">
          <ol className="stack small gap-xs numbers">
            <li>{t('paid', { count: incidents.length })}</li>
            <li>{t('average')}</li>
            <li>{t('perDollar')}</li>
          </ol>
          <p className="small strong">{t('neverSold')}</p>
          {plan && worked && (
            <>
              <SelectField
                id="score-plan"
                label={t('plan')}
                options={scored.map((card) => ({
                  value: card.plan,
                  label: inLanguage(card.planName, card.planNameZh),
                }))}
                value={plan.plan}
                onChange={setAsked}
              />
              <table className={`fine tabular ${classes.table}`}>
                <thead>
                  <tr>
                    <th scope="col">{t('incident')}</th>
                    <th scope="col">{t('pays')}</th>
                    <th scope="col">{t('best')}</th>
                    <th scope="col">{t('part')}</th>
                  </tr>
                </thead>
                <tbody>
                  {incidents.map((each, at) => (
                    <tr key={each.incident}>
                      <th scope="row">{inLanguage(each.title, each.titleZh)}</th>
                      <td>{wholeMoney(worked.rows[at]?.paid ?? 0)}</td>
                      <td>{wholeMoney(worked.rows[at]?.best ?? 0)}</td>
                      <td>{percent(worked.rows[at]?.percent)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <Sum label={t('averagePart')} value={percent(worked.average)} />
                  <Sum label={t('price')} value={formatMoney(plan.totalCents ?? 0)} />
                  <Sum label={t('perHundred')} value={percent(worked.perHundred)} />
                  <Sum label={t('mostPerHundred')} value={percent(most)} />
                  <Sum
                    label={t('score', { own: percent(worked.perHundred), most: percent(most) })}
                    value={String(scoreOf(plan))}
                  />
                </tfoot>
              </table>
            </>
          )}
        </div>
      )}
    </Modal>
  );
}

const scoreOf = ({ worth }: ListedPlan) => worth?.score ?? 0;
const percent = (value = 0) => `${value.toFixed(2)}%`;

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{value}</td>
    </tr>
  );
}
