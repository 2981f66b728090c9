// The styles of what is made below the form: its code is not loaded where the page comes with it.
import './insurers.module.css';
import './landing.module.css';
import './landing-content.module.css';
import './tier-limits.module.css';
import type { LineCode } from '@onegi/contract/lines';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../components/page-head.tsx';
import { Scene } from '../../../components/scenes/scene.tsx';
import { type LoadPart, Still } from '../../../components/still.tsx';
import { lineNames, linePages } from '../../../lib/line-pages.ts';
import { useLineTexts } from '../line-texts.ts';
import classes from './hero.module.css';
import { loadExamplePrice } from './load-example-price.ts';
import { RecentSearches } from './recent-searches.tsx';

interface Props {
  line: LineCode;
  /** What is read below the form: a still part of the line. */
  content: LoadPart;
  /** The short form. */
  children: ReactNode;
}

/** A line's landing page: the short form first, then what is covered, how the tiers differ, and what people ask. */
export function LandingFrame({ line, content, children }: Props) {
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
            <h1>{text('landing.headline')}</h1>
            <p className={`dimmed large mt-sm ${classes.lead}`}>{text('landing.lead')}</p>
            <Still load={loadExamplePrice} given={{ line }} className={classes.price} />
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
          <Scene name={line} />
        </div>
      </div>
      <Still load={content} given={{}} className={classes.content} />
      <RecentSearches />
    </>
  );
}
