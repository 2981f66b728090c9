import type { LineCode } from '@onegi/contract/lines';
import type { AllMessages } from '@onegi/messages';
import { IconCheck } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../components/page-head.tsx';
import { Scene } from '../../../components/scenes/scene.tsx';
import { lineNames, linePages } from '../../../lib/line-pages.ts';
import { useLineTexts } from '../line-texts.ts';
import { CoveredList } from './covered-list.tsx';
import classes from './hero.module.css';
import { Insurers } from './insurers.tsx';
import { Questions } from './questions.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { TierTable } from './tier-table.tsx';

type Icon = ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>;
type TextsOf<Line extends LineCode> = AllMessages[(typeof lineNames)[Line] & keyof AllMessages] extends {
  landing: infer Texts extends { covered: object; questions: object };
}
  ? Texts
  : never;
type KeyOf<Texts> = keyof Texts & string;

interface Props<Line extends LineCode> {
  line: Line;
  /** What is covered: texts of the line under `landing.covered`. */
  covered: readonly (readonly [KeyOf<TextsOf<Line>['covered']>, Icon])[];
  /** Benefits of the tier table, by their codes in the schedule. */
  compared: readonly string[];
  questions: readonly KeyOf<TextsOf<Line>['questions']>[];
  /** The short form. */
  children: ReactNode;
}

/** A line's landing page: the short form first, then what is covered, how the tiers differ, and what people ask. */
export function LandingFrame<Line extends LineCode>({ line, covered, compared, questions, children }: Props<Line>) {
  const name = lineNames[line];
  const t = useTranslations('search.landing.points');
  const text = useLineTexts(name);
  const points = [text('landing.point'), t('exact'), t('policy')];
  return (
    <>
      <PageHead
        title={text('landing.title')}
        description={text('landing.description')}
        path={linePages[line].landing}
      />
      <div className="night">
        <div className="container hero">
          <div className="night-words">
            <Scene name={line} />
            <h1>{text('landing.headline')}</h1>
            <p className={`dimmed large mt-sm ${classes.lead}`}>{text('landing.lead')}</p>
            <ul className={`stack gap-xs ${classes.points}`}>
              {points.map((point) => (
                <li key={point} className="flex gap-sm">
                  <IconCheck size={20} stroke={2} className="rigid brand" aria-hidden />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className="sheet plain-ground hero-panel">{children}</div>
        </div>
      </div>
      <CoveredList name={name} covered={covered} />
      <TierTable line={line} compared={compared} />
      <Questions name={name} questions={questions} />
      <Insurers line={line} />
      <RecentSearches />
    </>
  );
}
