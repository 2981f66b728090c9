import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { describedBy, FieldError } from '../../components/field.tsx';
import { fileUrl } from '../../lib/file-url.ts';
import classes from './agreements.module.css';

export interface Agreed {
  agreeWording: boolean;
  agreeMarketing: boolean;
}

interface Props {
  quote: FrozenQuote;
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  errorOf: (path: string) => string | undefined;
}

/** The declaration and the consent: both are needed. */
export function Agreements({ quote, agreed, onChange, errorOf }: Props) {
  const t = useTranslations('apply.review');
  const locale = useLocale();
  const box = (name: keyof Agreed, words: ReactNode) => (
    <div className={`card flex gap-md p-md ${classes.agreement}`} data-invalid={Boolean(errorOf(name))}>
      <input
        id={name}
        type="checkbox"
        className="tick-box"
        checked={agreed[name]}
        aria-invalid={Boolean(errorOf(name))}
        aria-describedby={describedBy(name, undefined, errorOf(name))}
        onChange={(event) => onChange({ ...agreed, [name]: event.target.checked })}
      />
      <div>
        <label htmlFor={name} className="small block pointer">
          {words}
        </label>
        {name === 'agreeWording' && (
          <a
            href={fileUrl(quote.wording, locale)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-row small"
            style={{ minHeight: 36 }}
          >
            {t('readWording')}
          </a>
        )}
        <FieldError id={name} error={errorOf(name)} />
      </div>
    </div>
  );
  return (
    <>
      {box('agreeWording', t('wording', { line: quote.line }))}
      {box('agreeMarketing', t('marketing'))}
    </>
  );
}
