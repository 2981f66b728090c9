import { getLineExample, type LineExample } from '@onegi/contract/calls/quotes/line-examples';
import { guidesOf } from '@onegi/contract/guides';
import type { LineCode } from '@onegi/contract/lines';
import type { AllMessages } from '@onegi/messages';
import { useTranslations } from 'use-intl';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { GuideLinks } from '../../../components/guide-links.tsx';
import { lineNames } from '../../../lib/line-pages.ts';
import { useShownAnswer } from '../../../lib/use-shown-answer.ts';
import { useLandingTexts } from '../line-texts.ts';
import { CoveredList } from './covered-list.tsx';
import { LandingData } from './landing-data.tsx';
import { LandingInsurers } from './landing-insurers.tsx';
import type { Asked, Icon } from './landing-props.ts';
import { Questions } from './questions.tsx';
import { TierTable } from './tier-table.tsx';

type LandingOf<Line extends LineCode> = AllMessages[`${(typeof lineNames)[Line]}Landing` & keyof AllMessages];
type KeyOf<Line extends LineCode, Part extends string> =
  LandingOf<Line> extends { [P in Part]: infer Texts } ? keyof Texts & string : never;

interface Props<Line extends LineCode> {
  line: Line;
  /** What is covered: texts of the line's landing page under `covered`. */
  covered: readonly (readonly [KeyOf<Line, 'covered'>, Icon])[];
  /** Benefits of the tier table, by their codes in the schedule. */
  compared: readonly string[];
  questions: readonly KeyOf<Line, 'questions'>[];
}

/** Every line's first question is the levy. */
function useAsked(line: LineCode, questions: readonly string[]): Asked[] {
  const t = useTranslations('landingPage');
  const text = useLandingTexts(lineNames[line]);
  return [
    { q: t('levy.q'), a: t('levy.a') },
    ...questions.map((key) => ({ q: text(`questions.${key}.q`), a: text(`questions.${key}.a`) })),
  ];
}

/** What a line's landing page says below its form: what is covered, how the tiers differ, what people ask, who sells it. */
export function LandingContent<Line extends LineCode>({ line, covered, compared, questions }: Props<Line>) {
  const t = useTranslations('landingPage');
  const lines = useTranslations('lineNames');
  const asked = useAsked(line, questions);
  const code: LineCode = line;
  const example: LineExample | undefined = useShownAnswer(getLineExample, { query: { product: line } });
  // Built without answers: browsers then make it by themselves, with the answer.
  if (import.meta.env.SSR && !example) return null;
  return (
    <>
      <CoveredList line={line} covered={covered} />
      {example && <TierTable line={line} compared={compared} example={example} />}
      <Questions asked={asked} />
      {example && <LandingInsurers insurers={example.insurers} />}
      <section className="container section" aria-labelledby="guides">
        <h2 id="guides">{t('guidesTitle')}</h2>
        <GuideLinks names={guidesOf(line)} />
        <Breadcrumb label={t('breadcrumb')} home={t('homePage')} here={lines(`${code}.full`)} />
      </section>
      {example && <LandingData line={line} example={example} asked={asked} />}
    </>
  );
}
