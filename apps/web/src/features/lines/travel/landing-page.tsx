import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { TravelShortForm } from './short-form.tsx';

export const loader = landingLoader('TRAVEL');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ TravelLandingContent }) => TravelLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/travel-landing') : import('@onegi/messages/zh-Hant/travel-landing'),
      ...landingTexts(locale),
    ],
  );

export default function TravelLandingPage() {
  return (
    <LandingFrame line="TRAVEL" content={loadContent}>
      <TravelShortForm />
    </LandingFrame>
  );
}
