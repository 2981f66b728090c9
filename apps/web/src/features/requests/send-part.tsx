import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { RequestFormState } from './use-request-form.ts';

/** The end of the form: what will be asked for, the consent, and the button that it unlocks. */
export function SendPart({ state }: { state: RequestFormState }) {
  const t = useTranslations();
  const pick = useInLanguage();
  return (
    <>
      {state.documents.length > 0 && (
        <section className="framed stack gap-xs p-card" aria-labelledby="wanted-documents">
          <h2 className="medium" id="wanted-documents">
            {t('requests.form.documents')}
          </h2>
          <p className="dimmed small">{t('requests.form.documentsLead')}</p>
          <ul className="stack small gap-2xs bullets">
            {state.documents.map((document) => (
              <li key={document.order}>
                {pick(document.name, document.nameZh)}
                {!document.required && <span className="dimmed">{t('common.form.optional')}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <label className="card flex small gap-md p-md pointer">
        <input
          id="consent"
          className="tick-box"
          type="checkbox"
          checked={state.consent}
          onChange={(event) => state.setConsent(event.target.checked)}
        />
        <span>{t('requests.form.consent')}</span>
      </label>
      <div className="stack gap-sm items-start">
        <Button variant="accent" size="lg" type="submit" disabled={!state.consent} loading={state.form.busy}>
          {t('requests.form.submit')}
        </Button>
        <p className="dimmed small">{t('requests.form.privacy')}</p>
      </div>
    </>
  );
}
