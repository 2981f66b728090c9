import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { landingLoader } from '../landing/landing-loader.ts';
import { landingTexts } from '../landing/landing-texts.ts';
import { StudentShortForm } from './short-form.tsx';

export const loader = landingLoader('OS');
export { clientLoader } from '../../../lib/shown-answers.ts';

const loadContent = (locale: Locale) =>
  withTexts(
    import('./landing-content.tsx').then(({ StudentLandingContent }) => StudentLandingContent),
    [
      locale === 'en'
        ? import('@onegi/messages/en/student-landing')
        : import('@onegi/messages/zh-Hant/student-landing'),
      ...landingTexts(locale),
    ],
  );

export default function StudentLandingPage() {
  return (
    <LandingFrame line="OS" content={loadContent}>
      <StudentShortForm />
    </LandingFrame>
  );
}
