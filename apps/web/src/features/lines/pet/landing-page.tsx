import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { PetShortForm } from './short-form.tsx';

export const loader = landingLoader('PET');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ PetLandingContent }) => PetLandingContent),
    [
      locale === 'en' ? import('@onegi/messages/en/pet-landing') : import('@onegi/messages/zh-Hant/pet-landing'),
      ...landingTexts(locale),
    ],
  );

export default function PetLandingPage() {
  return (
    <LandingFrame line="PET" content={loadContent}>
      <PetShortForm />
    </LandingFrame>
  );
}
