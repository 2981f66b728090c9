import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import classes from './contact.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import { OfficeFacts } from './office-facts.tsx';
import { OfficeMap } from './office-map.tsx';

/** Where the office is, how it is reached, and a form to ask something. */
export default function ContactPage() {
  const t = useTranslations('contact');
  return (
    <div className="container page">
      <PageHead title={t('title')} description={t('description')} path="/contactUs" />
      <h1>{t('title')}</h1>
      <p className="dimmed mt-xs readable">{t('lead')}</p>
      <div className={`stack mt-2xl align-start ${classes.columns}`}>
        <EnquiryForm />
        <div className="stack" style={{ gap: 28 }}>
          <OfficeFacts />
          <OfficeMap />
        </div>
      </div>
    </div>
  );
}
