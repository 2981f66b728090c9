import { Skeleton } from '@mantine/core';
import { getRequest } from '@onegi/contract/calls/requests/my-requests';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './requests-page.module.css';

/** What was asked and answered, fetched when somebody wants to see it. */
export function GivenAnswers({ requestRef }: { requestRef: string }) {
  const pick = useInLanguage();
  const { data, error, refetch } = useQuery(queryOf(getRequest, { params: { requestRef } }));
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius="md" />;
  return (
    <dl className={`stack rule-above gap-sm ${classes.answers}`}>
      {data.answers.map((given) => (
        <div key={given.asked} className="fact">
          <dt className="dimmed small">{pick(given.asked, given.askedZh)}</dt>
          <dd>{pick(given.answer, given.answerZh)}</dd>
        </div>
      ))}
    </dl>
  );
}
