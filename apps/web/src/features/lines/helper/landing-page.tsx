import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { HelperShortForm } from './short-form.tsx';

export const loader = landingLoader('DH');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ HelperLandingContent }) => HelperLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/helper-landing') : import('@onegi/messages/zh-Hant/helper-landing'),
      ...landingTexts(locale),
    ],
  );

export default function HelperLandingPage() {
  return (
    <LandingFrame line="DH" content={loadContent}>
      <HelperShortForm />
    </LandingFrame>
  );
}
