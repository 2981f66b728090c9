import { useTranslations } from 'use-intl';
import { FieldError } from '../../components/field.tsx';
import type { CaseContent } from './case-content.ts';

interface Props {
  content: CaseContent;
  onChange: (change: Partial<CaseContent>) => void;
  error: string | undefined;
}

/** The consent of the client, which unlocks saving and submitting, and opting out of direct marketing. */
export function ConsentPart({ content, onChange, error }: Props) {
  const t = useTranslations('commercial.form');
  return (
    <section className="stack gap-sm" aria-label={t('consentPart')}>
      <label className="card flex small gap-md p-md pointer">
        <input
          id="consented"
          className="tick-box"
          type="checkbox"
          checked={content.consented}
          onChange={(event) => onChange({ consented: event.target.checked })}
        />
        <span>{t('consent')}</span>
      </label>
      <FieldError id="consented" error={error} />
      <label className="card flex small gap-md p-md pointer">
        <input
          id="optedOut"
          className="tick-box"
          type="checkbox"
          checked={content.optedOut}
          onChange={(event) => onChange({ optedOut: event.target.checked })}
        />
        <span>{t('optOut')}</span>
      </label>
    </section>
  );
}
