import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { GolfShortForm } from './short-form.tsx';

export const loader = landingLoader('GOLF');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ GolfLandingContent }) => GolfLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/golf-landing') : import('@onegi/messages/zh-Hant/golf-landing'),
      ...landingTexts(locale),
    ],
  );

export default function GolfLandingPage() {
  return (
    <LandingFrame line="GOLF" content={loadContent}>
      <GolfShortForm />
    </LandingFrame>
  );
}
