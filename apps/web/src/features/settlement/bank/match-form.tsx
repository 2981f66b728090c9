import { Button } from '@mantine/core';
import {
  type BankCandidate,
  type BankLineDetail,
  findBankMovements,
  matchBankLine,
} from '@onegi/contract/calls/settlement/bank-lines';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TextField } from '../../../components/text-field.tsx';
import { callApi } from '../../../lib/api.ts';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import classes from './bank.module.css';

interface Props {
  line: BankLineDetail;
  onMatched: (detail: BankLineDetail) => Promise<void>;
  /** Somebody else was faster: what can be chosen is another. */
  onMissed: () => Promise<void>;
}

const keyOf = ({ entryId, receiptId }: BankCandidate) => entryId ?? receiptId ?? '';

/** What a line could be: of its amount, or searched; one or many whose sum is the amount. */
export function MatchForm({ line, onMatched, onMissed }: Props) {
  const t = useTranslations('bank.line');
  const [searched, setSearched] = useState('');
  const [found, setFound] = useState<readonly BankCandidate[]>();
  const [chosen, setChosen] = useState<readonly BankCandidate[]>([]);
  const [isBusy, setBusy] = useState(false);
  const params = { lineId: line.lineId };
  const others = found ?? line.suggestions;
  // What was chosen stays in sight whatever is searched next.
  const shown = [...chosen, ...others.filter((each) => !chosen.some((one) => keyOf(one) === keyOf(each)))];
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (searched.trim() === '') return setFound(undefined);
    try {
      setFound((await callApi(findBankMovements, { params, body: { searched } })).records);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const match = async () => {
    setBusy(true);
    const body = {
      entryIds: chosen.flatMap(({ entryId }) => entryId ?? []),
      receiptIds: chosen.flatMap(({ receiptId }) => receiptId ?? []),
    };
    try {
      await onMatched(await callApi(matchBankLine, { params, body }));
      notify({ kind: 'success', message: t('matched') });
    } catch (error) {
      notifyFailure(error);
      setChosen([]);
      await onMissed();
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="stack gap-sm">
      <h2 className="medium">{t('suggestions')}</h2>
      {shown.length === 0 && <p className="dimmed small">{found ? t('nothingFound') : t('noSuggestions')}</p>}
      <ul>
        {shown.map((each) => (
          <Candidate
            key={keyOf(each)}
            candidate={each}
            isChosen={chosen.includes(each)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, each] : chosen.filter((one) => keyOf(one) !== keyOf(each)))
            }
          />
        ))}
      </ul>
      <form className="stack gap-sm" onSubmit={(event) => void search(event)}>
        <TextField id="searched" label={t('search')} maxLength={80} value={searched} onChange={setSearched} />
        <Button type="submit" variant="default">
          {t('searchButton')}
        </Button>
      </form>
      <p className="small tabular" aria-live="polite">
        {t('chosen', { sum: formatMoney(sum), amount: formatMoney(line.amount) })}
      </p>
      <Button
        className="self-start"
        loading={isBusy}
        disabled={chosen.length === 0 || sum !== line.amount}
        onClick={() => void match()}
      >
        {t('match')}
      </Button>
    </section>
  );
}

interface CandidateProps {
  candidate: BankCandidate;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Candidate({ candidate, isChosen, onChange }: CandidateProps) {
  const t = useTranslations('bank');
  const locale = useLocale();
  const { kind, targetName, reference, bookedOn, amount, receiptId } = candidate;
  return (
    <li>
      <label className={`small ${classes.candidate}`}>
        <input
          type="checkbox"
          className="tick-box"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="break-anywhere">
          {t(`kinds.${kind}`)} {targetName} · {listedDate(bookedOn, locale)} ·{' '}
          <span className="tabular">{formatMoney(amount)}</span>
          <span className="dimmed fine block">
            {[reference, receiptId && t('line.unbanked')].filter(Boolean).join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
