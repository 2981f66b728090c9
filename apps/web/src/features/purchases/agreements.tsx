import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useLocale, useTranslations } from 'use-intl';
import { describedBy, FieldError } from '../../components/field.tsx';
import { fileUrl } from '../../lib/file-url.ts';
import { YesNoField } from '../forms/yes-no-field.tsx';
import type { Agreed } from './agreed.ts';
import classes from './agreements.module.css';

interface Props {
  quote: FrozenQuote;
  agreed: Agreed;
  onChange: (agreed: Agreed) => void;
  errorOf: (path: string) => string | undefined;
}

/** The declaration, which is needed, and direct marketing, which is answered either way. */
export function Agreements({ quote, agreed, onChange, errorOf }: Props) {
  const t = useTranslations('apply.review');
  const locale = useLocale();
  const error = errorOf('agreeWording');
  const { agreeMarketing } = agreed;
  return (
    <>
      <div className={`card flex gap-md p-md ${classes.agreement}`} data-invalid={Boolean(error)}>
        <input
          id="agreeWording"
          type="checkbox"
          className="tick-box"
          checked={agreed.agreeWording}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy('agreeWording', undefined, error)}
          onChange={(event) => onChange({ ...agreed, agreeWording: event.target.checked })}
        />
        <div>
          <label htmlFor="agreeWording" className="small block pointer">
            {t('wording', { line: quote.line })}
          </label>
          <a
            href={fileUrl(quote.wording, locale)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-row small"
            style={{ minHeight: 36 }}
          >
            {t('readWording')}
          </a>
          <FieldError id="agreeWording" error={error} />
        </div>
      </div>
      <div className={`card p-md ${classes.agreement}`} data-invalid={Boolean(errorOf('agreeMarketing'))}>
        <YesNoField
          id="agreeMarketing"
          label={<span className="regular">{t('marketing')}</span>}
          words={{ Y: t('marketingYes'), N: t('marketingNo') }}
          required
          error={errorOf('agreeMarketing')}
          value={agreeMarketing === undefined ? '' : agreeMarketing ? 'Y' : 'N'}
          onChange={(value) => onChange({ ...agreed, agreeMarketing: value === 'Y' })}
        />
      </div>
    </>
  );
}
