import { Button } from '@mantine/core';
import { countCharacters, ENQUIRY_MAX } from '@onegi/contract/fields/company';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import classes from './contact.module.css';
import { useEnquiry } from './use-enquiry.ts';

/** An enquiry of at most 50 characters. What was typed stays when it could not be sent. */
export function EnquiryForm() {
  const t = useTranslations('contact.form');
  const optional = useTranslations('common.form')('optional');
  const { form, outcome } = useEnquiry();
  const confirmation = useRef<HTMLDivElement>(null);
  const enquiry = form.field('enquiry');
  const count = countCharacters(enquiry.value.trim());

  // The button that was pressed is disabled by then: the focus goes to what is to be read.
  useEffect(() => {
    if (outcome) confirmation.current?.focus();
  }, [outcome]);

  return (
    <section className={`sheet ${classes.card}`} aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className="large mb-2xs">
        {t('title')}
      </h2>
      <p className="dimmed small">{t('lead')}</p>
      <div ref={confirmation} tabIndex={-1} className={classes.confirmation}>
        {outcome?.kind === 'sent' && <Notice kind="success" title={outcome.words} />}
        {outcome?.kind === 'failed' && (
          <Notice kind="failure" title={t('failed')}>
            <p>{outcome.words}</p>
          </Notice>
        )}
      </div>
      <form {...form.element} className="stack gap-md mt-lg">
        <TextField {...form.field('name')} autoComplete="name" maxLength={80} required />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={100}
          required
        />
        <TextField
          {...form.field('phone')}
          label={
            <>
              {t('phone')}
              <span className="dimmed">{optional}</span>
            </>
          }
          help={t('phoneHelp')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <div>
          <TextAreaField {...enquiry} help={t('enquiryHelp')} rows={3} maxLength={1_000} required />
          <p className={`small tabular end-text mt-2xs ${count > ENQUIRY_MAX ? 'error-text strong' : 'dimmed'}`}>
            {t('count', { count, maximum: ENQUIRY_MAX })}
          </p>
        </div>
        <div className={`stack gap-xs ${classes.send}`}>
          <Button
            type="submit"
            variant="accent"
            size="lg"
            disabled={!form.isComplete}
            loading={form.busy}
            aria-describedby="enquiry-missing"
          >
            {t('submit')}
          </Button>
          <p id="enquiry-missing" className="dimmed small">
            {!form.isComplete && t('missing')}
          </p>
        </div>
      </form>
      <p className="dimmed small rule-above mt-sm" style={{ paddingTop: 'var(--mantine-spacing-md)' }}>
        {t('privacy')}{' '}
        <Link to="/privacy#retention" className="text-link">
          {t('privacyLink')}
        </Link>
      </p>
    </section>
  );
}
