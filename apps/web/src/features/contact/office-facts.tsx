import { officeInfo } from '@onegi/contract/calls/company/contact';
import { IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmailAddress } from '../../components/email-address.tsx';
import { telOf } from '../../lib/hotline.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './contact.module.css';

type Icon = ComponentType<{ size: number; stroke: number; className: string; 'aria-hidden': boolean }>;

function Fact({ icon: FactIcon, name, children }: { icon: Icon; name: string; children: ReactNode }) {
  return (
    <div className={`fact rule-below py-sm ${classes.fact}`}>
      <dt className="row dimmed small gap-xs">
        <FactIcon size={20} stroke={1.75} className="rigid brand" aria-hidden />
        {name}
      </dt>
      <dd className="break-anywhere">{children}</dd>
    </div>
  );
}

/** Hotline, hours, e-mail and address: what the page was made with, until the settings in force have come. */
export function OfficeFacts() {
  const t = useTranslations('contact.office');
  const footer = useTranslations('common.footer');
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(officeInfo, {}));
  const hotline = data?.hotline ?? footer('hotlineNumber');
  const email = data?.officeEmail ?? t('emailAddress');
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="large mb-2xs">
        {t('title')}
      </h2>
      <dl className="stack">
        <Fact icon={IconPhone} name={t('hotline')}>
          <a className="tabular strong" href={telOf(hotline)}>
            {hotline}
          </a>
        </Fact>
        <Fact icon={IconClock} name={t('hours')}>
          <span className="tabular">
            {data ? inLanguage(data.officeHours, data.officeHoursZh) : footer('hotlineHours')}
          </span>
          <span className="dimmed small">{t('hoursNote')}</span>
        </Fact>
        <Fact icon={IconMail} name={t('email')}>
          <a className="strong" href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </a>
        </Fact>
        <Fact icon={IconMapPin} name={t('addressLabel')}>
          <address>{data ? inLanguage(data.officeAddress, data.officeAddressZh) : t('address')}</address>
        </Fact>
      </dl>
      <p className="dimmed small mt-sm">{t('fictional')}</p>
    </section>
  );
}
