import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { MotorShortForm } from './short-form.tsx';

export const loader = landingLoader('MOTOR');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ MotorLandingContent }) => MotorLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/motor-landing') : import('@onegi/messages/zh-Hant/motor-landing'),
      ...landingTexts(locale),
    ],
  );

export default function MotorLandingPage() {
  return (
    <LandingFrame line="MOTOR" content={loadContent}>
      <MotorShortForm />
    </LandingFrame>
  );
}
