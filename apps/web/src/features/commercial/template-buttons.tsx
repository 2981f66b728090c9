import { Button } from '@mantine/core';
import { templateIds } from '@onegi/contract/fields/requests';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formAddress } from './form-address.ts';

/** Begins a case, one button for each form. */
export function TemplateButtons() {
  const t = useTranslations('commercial');
  return (
    <section aria-labelledby="begin-case" className="mt-lg">
      <h2 id="begin-case" className="medium">
        {t('inquiry.begin')}
      </h2>
      <div className="flex wrap gap-xs mt-xs">
        {templateIds.map((templateId) => (
          <Button key={templateId} component={Link} to={formAddress({ templateId })} variant="default" size="sm">
            {t(`templates.${templateId}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
