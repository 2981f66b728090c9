import { Skeleton } from '@mantine/core';
import { answerRequest, openRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AnswerForm } from '../../components/case/answer-form.tsx';
import { CaseFacts } from '../../components/case/case-facts.tsx';
import { CaseHistory } from '../../components/case/case-history.tsx';
import { CaseNotes } from '../../components/case/case-notes.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { RowFact, RowFacts } from '../../components/list/row-facts.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

interface Props {
  requestNumber: string;
  mayAnswer: boolean;
  onChanged: () => Promise<unknown>;
}

/** A request in whole. It is asked for when it is opened: each reading is in the audit trail. */
export function OfficeRequestDetails({ requestNumber, mayAnswer, onChanged }: Props) {
  const t = useTranslations('requestDesk');
  const pick = useInLanguage();
  const send = useSendOnce(answerRequest);
  const { data, error, refetch } = useQuery(queryOf(openRequest, { params: { requestNumber } }));
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" aria-busy="true" />;
  const { answers, answerText, history, contactEmail, allowedActions } = data;
  return (
    <>
      <RowFacts
        list={requestList}
        row={data}
        columns={['contactName', 'contactEmail', 'insurerName', 'requestedAt', 'dueAt', 'assigneeName']}
      >
        <CaseFacts {...data} />
        {answers.map((given) => (
          <RowFact key={given.asked} name={pick(given.asked, given.askedZh)}>
            {pick(given.answer, given.answerZh)}
          </RowFact>
        ))}
        {answerText && <RowFact name={t('answered')}>{answerText}</RowFact>}
      </RowFacts>
      {mayAnswer && allowedActions.includes('answer') && (
        <AnswerForm
          number={requestNumber}
          address={contactEmail}
          send={(text) => send({ body: { requestNumber, answerText: text } })}
          onSent={() => Promise.all([onChanged(), refetch()])}
        />
      )}
      <CaseHistory history={history} />
      {mayAnswer && <CaseNotes caseNumber={requestNumber} />}
    </>
  );
}
