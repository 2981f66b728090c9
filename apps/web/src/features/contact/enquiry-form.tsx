import { Button } from '@mantine/core';
import { countCharacters, ENQUIRY_MAX } from '@onegi/contract/fields/company';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import classes from './contact.module.css';
import { type EnquiryField, useEnquiry } from './use-enquiry.ts';

/** An enquiry of at most 50 characters. What was typed stays when it could not be sent. */
export function EnquiryForm() {
  const t = useTranslations('contact.form');
  const { values, change, errorOf, outcome, isBusy, isValid, onSubmit, onBlur } = useEnquiry();
  const told = useRef<HTMLDivElement>(null);
  const count = countCharacters(values.enquiry.trim());

  // The button that was pressed is disabled by then: the focus goes to what is to be read.
  useEffect(() => {
    if (outcome) told.current?.focus();
  }, [outcome]);

  const shared = (field: EnquiryField) => {
    const error = errorOf(field);
    return {
      id: field,
      value: values[field],
      onChange: (value: string) => change(field, value),
      ...(error ? { error } : {}),
    };
  };

  return (
    <section className={`sheet ${classes.card}`} aria-labelledby="enquiry-title">
      <h2 id="enquiry-title" className={`mb-2xs ${classes.heading}`}>
        {t('title')}
      </h2>
      <p className="dimmed small">{t('lead')}</p>
      <div ref={told} tabIndex={-1} className={classes.told}>
        {outcome?.kind === 'sent' && <Notice kind="success" title={outcome.words} />}
        {outcome?.kind === 'failed' && (
          <Notice kind="failure" title={t('failed')}>
            <p>{outcome.words}</p>
          </Notice>
        )}
      </div>
      <form noValidate className="stack gap-md mt-lg" onSubmit={onSubmit} onBlur={onBlur}>
        <TextField {...shared('name')} label={t('name')} autoComplete="name" maxLength={80} required />
        <TextField
          {...shared('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={100}
          required
        />
        <TextField
          {...shared('phone')}
          label={t('phone')}
          help={t('phoneHelp')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <div>
          <TextAreaField
            {...shared('enquiry')}
            label={t('enquiry')}
            help={t('enquiryHelp')}
            rows={3}
            maxLength={1_000}
            required
          />
          <p className={`dimmed small tabular mt-2xs ${classes.count}`} data-over={count > ENQUIRY_MAX}>
            {t('count', { count, maximum: ENQUIRY_MAX })}
          </p>
        </div>
        <div className={`stack gap-xs ${classes.send}`}>
          <Button
            type="submit"
            variant="accent"
            size="lg"
            disabled={!isValid}
            loading={isBusy}
            aria-describedby="enquiry-missing"
          >
            {t('submit')}
          </Button>
          <p id="enquiry-missing" className="dimmed small">
            {!isValid && t('missing')}
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
