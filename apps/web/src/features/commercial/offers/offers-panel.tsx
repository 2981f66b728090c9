import { Button } from '@mantine/core';
import { insurerAppetites } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mayCall } from '../../accounts/use-me.ts';
import type { CasePanelProps } from '../case-panel.ts';
import { AnswerDialog, type AskedAnswer } from './answer-dialog.tsx';
import { ChooseInsurers } from './choose-insurers.tsx';
import { CompareOffers, comparedOffers } from './compare-offers.tsx';
import { KeyInOffer } from './key-in-offer.tsx';
import { OfferTable } from './offer-table.tsx';

type Work = { readonly kind: 'choose' | 'compare' } | { readonly kind: 'keyIn'; readonly offerNumber: number };

/** Who was asked about a case and what they offer; what its reader may do with that. */
export function OffersPanel({ detail, user, reload }: CasePanelProps) {
  const t = useTranslations('offerDesk.panel');
  const [work, setWork] = useState<Work>();
  const [asking, setAsking] = useState<AskedAnswer>();
  // What a call answers stands in the place of the list until the case is read again.
  const [answered, setAnswered] = useState<{ readonly instead: readonly Offer[]; readonly offers: readonly Offer[] }>();
  const offers = answered?.instead === detail.offers ? answered.offers : detail.offers;
  const isOffice = mayCall(user, insurerAppetites);
  const isUnderway = detail.caseState === 'waiting' || detail.caseState === 'pending';
  const keyedIn = work?.kind === 'keyIn' && offers.find(({ offerNumber }) => offerNumber === work.offerNumber);
  const isOwn = detail.consultantCode === null || user.consultantCodes.includes(detail.consultantCode);

  // Whoever goes on to the next insurer while an answer is under way keeps what was opened since.
  const finish = () => setWork((now) => (now === work ? undefined : now));
  /** What was done counts at once; what else came of it is read again. */
  const take = async (now: readonly Offer[]) => {
    setAnswered({ instead: detail.offers, offers: now });
    finish();
    await reload();
  };
  /** Somebody else was quicker: what is shown is no longer so. */
  const readAgain = async () => {
    finish();
    await reload();
  };
  const toggle = (kind: 'choose' | 'compare') => setWork(work?.kind === kind ? undefined : { kind });

  if (offers.length === 0 && !isUnderway) return null;
  return (
    <section className="stack gap-md" aria-labelledby="offers-title">
      <div className="row wrap between gap-md">
        <h2 className="large" id="offers-title">
          {t('title')}
        </h2>
        <div className="flex wrap gap-sm">
          {comparedOffers(offers).length > 0 && (
            <Button variant="default" aria-expanded={work?.kind === 'compare'} onClick={() => toggle('compare')}>
              {t('compare')}
            </Button>
          )}
          {isOffice && detail.caseState === 'waiting' && (
            <Button
              variant={offers.length === 0 ? 'filled' : 'default'}
              aria-expanded={work?.kind === 'choose'}
              onClick={() => toggle('choose')}
            >
              {t('choose')}
            </Button>
          )}
        </div>
      </div>
      {work?.kind === 'choose' && (
        <ChooseInsurers detail={detail} onSent={take} onGone={readAgain} onClose={() => setWork(undefined)} />
      )}
      {work?.kind === 'compare' && <CompareOffers caseNumber={detail.caseNumber} offers={comparedOffers(offers)} />}
      {offers.length === 0 ? (
        <p className="dimmed">{t('none')}</p>
      ) : (
        <OfferTable
          offers={offers}
          // Nothing is left to answer of a case that has its offer, or has run out.
          hasActions={isUnderway}
          actionsOf={({ allowedActions }) => ({
            canAnswer: isOwn ? allowedActions.filter((each) => each === 'accept' || each === 'decline') : [],
            canKeyIn: isOffice && allowedActions.includes('quote'),
          })}
          onAnswer={(offer, action) => setAsking({ offer, action })}
          onKeyIn={({ offerNumber }) => setWork({ kind: 'keyIn', offerNumber })}
        />
      )}
      {keyedIn && (
        <KeyInOffer
          key={keyedIn.offerNumber}
          detail={detail}
          offer={keyedIn}
          onSaved={take}
          onStale={reload}
          onGone={readAgain}
          onClose={() => setWork(undefined)}
        />
      )}
      {asking && (
        <AnswerDialog asked={asking} onAnswered={take} onGone={readAgain} onClose={() => setAsking(undefined)} />
      )}
    </section>
  );
}
