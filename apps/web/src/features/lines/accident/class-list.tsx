import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { Definitions } from '../search-frame.tsx';
import { onlineClasses } from './form.ts';

/** Every class with examples of its occupations; the fifth is for an officer. */
export function ClassList() {
  const t = useTranslations('accident.form');
  return (
    <Definitions label={t('classes')}>
      {onlineClasses.map((each) => (
        <li key={each}>{t('classMeans', { number: Number(each), examples: t(`examples.${each}`) })}</li>
      ))}
      <li>
        {t('classMeans', { number: 5, examples: t('examples.05') })}{' '}
        <Link to="/commercial-insurance/form?templateId=OTHERS_P&prod=PA" className="text-link">
          {t('requestQuote')}
        </Link>
      </li>
    </Definitions>
  );
}
