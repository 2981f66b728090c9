import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { MedicalShortForm } from './short-form.tsx';

export const loader = landingLoader('MEDICAL');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ MedicalLandingContent }) => MedicalLandingContent),
    [
      locale === 'en'
        ? import('@onegi/messages/en/medical-landing')
        : import('@onegi/messages/zh-Hant/medical-landing'),
      ...landingTexts(locale),
    ],
  );

export default function MedicalLandingPage() {
  return (
    <LandingFrame line="MEDICAL" content={loadContent}>
      <MedicalShortForm />
    </LandingFrame>
  );
}
