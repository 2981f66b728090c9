import {
  enquiryHistory,
  enquiryList,
  type ReceivedEnquiry,
  replyToEnquiry,
} from '@onegi/contract/calls/company/enquiries';
import { useQuery } from '@tanstack/react-query';
import { AnswerForm } from '../../components/case/answer-form.tsx';
import { CaseFacts } from '../../components/case/case-facts.tsx';
import { CaseHistory } from '../../components/case/case-history.tsx';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { RowFacts } from '../../components/list/row-facts.tsx';
import { queryOf } from '../../lib/queries.ts';
import { EarlierAnswers } from './earlier-answers.tsx';

/** An enquiry in whole: what was asked, what was answered or can be, and who did what with it. */
export function EnquiryDetails({
  enquiry,
  onChanged,
}: {
  enquiry: ReceivedEnquiry;
  onChanged: () => Promise<unknown>;
}) {
  const { id, enquiryNumber, email, allowedActions } = enquiry;
  const send = useSendOnce(replyToEnquiry);
  const { data, refetch } = useQuery({ ...queryOf(enquiryHistory, { params: { id } }), staleTime: 0 });
  const changed = () => Promise.all([onChanged(), refetch()]);
  return (
    <>
      <RowFacts list={enquiryList} row={enquiry}>
        <CaseFacts {...enquiry} />
      </RowFacts>
      <EarlierAnswers answers={enquiry.earlierAnswers} />
      {allowedActions.includes('answer') && (
        <AnswerForm
          number={enquiryNumber}
          address={email}
          send={(answerText) => send({ body: { id, answerText } })}
          onSent={changed}
        />
      )}
      <CaseHistory history={data?.history ?? []} />
    </>
  );
}
