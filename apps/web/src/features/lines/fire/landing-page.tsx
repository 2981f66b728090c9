import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { FireShortForm } from './short-form.tsx';

export const loader = landingLoader('FIRE');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ FireLandingContent }) => FireLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/fire-landing') : import('@onegi/messages/zh-Hant/fire-landing'),
      ...landingTexts(locale),
    ],
  );

export default function FireLandingPage() {
  return (
    <LandingFrame line="FIRE" content={loadContent}>
      <FireShortForm />
    </LandingFrame>
  );
}
