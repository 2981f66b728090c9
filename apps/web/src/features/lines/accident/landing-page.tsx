import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { AccidentShortForm } from './short-form.tsx';

export const loader = landingLoader('PA');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ AccidentLandingContent }) => AccidentLandingContent),
    [
      locale === 'en'
        ? import('@onegi/messages/en/accident-landing')
        : import('@onegi/messages/zh-Hant/accident-landing'),
      ...landingTexts(locale),
    ],
  );

export default function AccidentLandingPage() {
  return (
    <LandingFrame line="PA" content={loadContent}>
      <AccidentShortForm />
    </LandingFrame>
  );
}
