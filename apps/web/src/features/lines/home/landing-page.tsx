import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { HomeShortForm } from './short-form.tsx';

export const loader = landingLoader('HOME');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ HomeLandingContent }) => HomeLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/home-landing') : import('@onegi/messages/zh-Hant/home-landing'),
      ...landingTexts(locale),
    ],
  );

export default function HomeLandingPage() {
  return (
    <LandingFrame line="HOME" content={loadContent}>
      <HomeShortForm />
    </LandingFrame>
  );
}
