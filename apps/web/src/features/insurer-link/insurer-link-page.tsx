import { Button } from '@mantine/core';
import { type InsurerCase, openInsurerLink } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseDocuments, CaseFacts } from './case-facts.tsx';
import { LastAnswer } from './last-answer.tsx';
import { readTyped } from './typed-answer.ts';

/** What an insurer sees who follows its link, mostly on a phone: the case, its documents, and three ways to answer. */
export default function InsurerLinkPage() {
  const t = useTranslations('insurerLink');
  const { token = '' } = useParams();
  // Every time that it is asked for is an opening: the other language and another tab's focus are none.
  const opening = {
    ...queryOf(openInsurerLink, { params: { linkToken: token } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
  const { data, error, refetch } = useQuery(opening);
  const [outdated, setOutdated] = useState<ApiError>();
  const over = outdated && outdated.status !== 409 ? outdated : error;
  const isRefusal = over && over.status >= 400 && over.status < 500 && over.status !== 429;

  const onOutdated = (refusal: ApiError) => {
    setOutdated(refusal);
    if (refusal.status === 409) void refetch();
  };
  const onAnswered = (now: InsurerCase) => {
    setOutdated(undefined);
    queryClient.setQueryData(opening.queryKey, now);
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <meta name="referrer" content="no-referrer" />
      <div className="container page tall slim" style={{ maxWidth: 820 }}>
        {(!data || over) && <h1 className="visually-hidden">{t('title')}</h1>}
        {isRefusal && <Refused error={over} />}
        {over && !isRefusal && <ErrorState message={over.message} onRetry={() => void refetch()} />}
        {!data && !over && <FormSkeleton />}
        {data && !over && (
          <OpenCase
            token={token}
            read={data}
            hasChanged={outdated !== undefined}
            onAnswered={onAnswered}
            onOutdated={onOutdated}
          />
        )}
      </div>
    </>
  );
}

/** A link that opens nothing: what happened, in the server's words. */
function Refused({ error }: { error: ApiError }) {
  const t = useTranslations('insurerLink');
  return (
    <div className="message">
      <Notice kind={error.status === 404 ? 'failure' : 'info'} title={t(error.status === 404 ? 'wrong' : 'over')}>
        <p>{error.message}</p>
        <p>{t('office')}</p>
        <Link to="/contactUs" className="text-link target self-start">
          {t('contact')}
        </Link>
      </Notice>
    </div>
  );
}

interface OpenProps {
  token: string;
  read: InsurerCase;
  /** It is not the case that was answered: nothing was taken of that answer. */
  hasChanged: boolean;
  onAnswered: (now: InsurerCase) => void;
  onOutdated: (error: ApiError) => void;
}

const isAwaited = ({ offer }: InsurerCase) => offer.offerState === 'waiting' || offer.offerState === 'expired';

function OpenCase({ token, read, hasChanged, onAnswered, onOutdated }: OpenProps) {
  const t = useTranslations('insurerLink');
  const locale = useLocale();
  const pick = useInLanguage();
  const [sent, setSent] = useState(0);
  // One that has answered is not asked again, unless it goes on with what it had begun to type.
  const [isAnswering, setAnswering] = useState(() => isAwaited(read) || readTyped(read) !== undefined);
  const confirmation = useRef<HTMLDivElement>(null);
  // Below a long case nobody sees that something was said above it.
  useEffect(() => {
    if (sent > 0 || hasChanged) confirmation.current?.focus();
  }, [sent, hasChanged]);
  const { offer, canAnswer, caseNumber, linkGoodUntil } = read;
  const insurer = pick(offer.insurerName, offer.insurerNameZh);
  return (
    <>
      <p className="dimmed small">{t('title')}</p>
      <h1 className="break-anywhere">{pick(read.productName, read.productNameZh)}</h1>
      <p className="dimmed tabular">{t('reference', { caseNumber })}</p>
      <p className="dimmed small mt-xs">{t('goodUntil', { insurer, moment: dayAndTime(linkGoodUntil, locale) })}</p>
      <div className="stack gap-xl mt-lg">
        <div ref={confirmation} tabIndex={-1}>
          {hasChanged && (
            <Notice kind="failure" title={t('changed')}>
              <p>{t('changedText')}</p>
            </Notice>
          )}
          {sent > 0 && !hasChanged && (
            <Notice kind="success" title={t('sentTitle')}>
              <p>{t('sentText')}</p>
            </Notice>
          )}
          {read.isPending && !hasChanged && sent === 0 && (
            <Notice kind="info" title={t('pending')}>
              <p>{t('pendingText')}</p>
            </Notice>
          )}
        </div>
        <CaseFacts read={read} />
        <CaseDocuments documents={read.documents} />
        <section className="stack gap-lg" aria-labelledby="answer-title">
          <h2 className="large" id="answer-title">
            {t('yours')}
          </h2>
          <LastAnswer offer={offer} />
          {canAnswer && offer.answeredAt && <p className="dimmed small">{t('changeLead')}</p>}
          {canAnswer && !isAnswering && (
            <Button variant="default" onClick={() => setAnswering(true)}>
              {t('change')}
            </Button>
          )}
          {canAnswer && isAnswering && (
            <AnswerForm
              token={token}
              read={read}
              onOutdated={onOutdated}
              onAnswered={(now) => {
                setSent((times) => times + 1);
                setAnswering(false);
                onAnswered(now);
              }}
            />
          )}
        </section>
      </div>
    </>
  );
}
