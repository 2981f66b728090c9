import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { acceptOffer, declineOffer } from '@onegi/contract/calls/requests/commercial/offers';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';

export interface AskedAnswer {
  readonly offer: Offer;
  readonly action: 'accept' | 'decline';
}

interface Props {
  asked: AskedAnswer;
  onAnswered: (offers: readonly Offer[]) => Promise<unknown>;
  /** It was refused: it had run out, or somebody was quicker. */
  onGone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an offer is accepted or declined as it was shown. */
export function AnswerDialog({ asked: { offer, action }, onAnswered, onGone, onClose }: Props) {
  const t = useTranslations('offerDesk.answer');
  const labelled = useLabelled();
  const pick = useInLanguage();
  const accept = useSendOnce(acceptOffer);
  const decline = useSendOnce(declineOffer);
  const { caseNumber, offerNumber, offerVersion, insurerName, insurerNameZh, totalCents } = offer;
  const insurer = pick(insurerName, insurerNameZh);
  const isAccepting = action === 'accept';
  const confirm = async () => {
    try {
      const send = isAccepting ? accept : decline;
      const { answer } = await send({ body: { caseNumber, offerNumber, offerVersion } });
      notify({ kind: 'success', message: t(isAccepting ? 'accepted' : 'declined', { insurer }) });
      await onAnswered(answer);
    } catch (error) {
      notifyFailure(error);
      await onGone();
    }
  };
  return (
    <ConfirmDialog
      title={t(isAccepting ? 'acceptQuestion' : 'declineQuestion')}
      action={t(action)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="strong">{totalCents === null ? insurer : labelled(insurer, formatMoney(totalCents))}</p>
      {isAccepting && <p className="dimmed small mt-xs">{t('acceptText')}</p>}
    </ConfirmDialog>
  );
}
