import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { Modal } from '../../components/modal.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { type QuoteKind, type QuoteSource, quoteKinds, quoteSource } from './quote-source.ts';

interface Props {
  /** Null when there is nothing more to do here. */
  send: (source: QuoteSource) => Promise<ApiError | null>;
  onClose: () => void;
}

const kindOf = (source: QuoteSource): QuoteKind => ('quoteRef' in source ? 'quote' : 'application');

/** Asks which quote or application a case is begun from. What cannot be taken is said at the field. */
export function QuoteDialog({ send, onClose }: Props) {
  const t = useTranslations('motorDesk.fromQuote');
  const [kind, setKind] = useState<QuoteKind>('quote');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const source = quoteSource(typed, kind);
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (!source) return setProblem(t(typed.trim() === '' ? 'missing' : 'unknown'));
    setProblem(undefined);
    setBusy(true);
    const refused = await send(source);
    setBusy(false);
    if (!refused) return close();
    setProblem(refused.messageOf('quoteRef') ?? refused.messageOf('applicationRef') ?? refused.message);
  };
  return (
    <Modal title={t('title')} onClose={onClose}>
      {(close) => (
        <form className="stack gap-md" noValidate onSubmit={(event) => void submit(event, close)}>
          <p>{t('text')}</p>
          <ChoiceGroup
            id="quoteKind"
            legend={t('kind')}
            choices={quoteKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            // An address says itself what it is of.
            value={source ? kindOf(source) : kind}
            onChange={setKind}
          />
          <TextField
            id="quoteSource"
            label={t(`labels.${source ? kindOf(source) : kind}`)}
            help={t(`helps.${source ? kindOf(source) : kind}`)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={setTyped}
            {...(problem ? { error: problem } : {})}
          />
          <Button type="submit" className="self-start" loading={isBusy}>
            {t('begin')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
