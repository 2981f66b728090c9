import type { AnswerOf } from '@onegi/contract/call';
import type { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { IconArrowLeft, IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { fileUrl } from '../../lib/file-url.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { IncidentSection } from '../incidents/incident-section.tsx';
import { BenefitTable } from './benefit-table.tsx';
import { BuyBox, BuyStrip } from './buy-box.tsx';
import classes from './details.module.css';
import { Monogram } from './monogram.tsx';
import { usePlanActions } from './use-plan-actions.tsx';

interface Props {
  card: FrozenQuote;
  details: AnswerOf<typeof planCompare>;
  listUrl: string | null;
  /** Which of the line's benefit tables is shown; absent where there is one alone. */
  variant?: string;
}

export function PlanDetails({ card, details, listUrl, variant }: Props) {
  const t = useTranslations('quoteList');
  const inLanguage = useInLanguage();
  const { act, dialogs } = usePlanActions();
  const planName = inLanguage(card.planName, card.planNameZh);
  return (
    <>
      <div className={`container stack align-start ${classes.layout}`}>
        <div className={`row wrap ${classes.head}`}>
          {listUrl && (
            <Link to={listUrl} className={`text-link target gap-2xs no-print ${classes.back}`}>
              <IconArrowLeft size={18} stroke={1.75} aria-hidden />
              {t('compare.viewAll')}
            </Link>
          )}
          <Monogram src={card.insurerImage} size={64} />
          <div className="grow">
            <p className="dimmed">{inLanguage(card.insurerName, card.insurerNameZh)}</p>
            <h1>{planName}</h1>
            {card.special && (
              <p className="small mt-2xs capital">{inLanguage(card.special.text, card.special.textZh)}</p>
            )}
          </div>
        </div>
        <BuyBox card={card} listUrl={listUrl} onAct={act} />
        <div className={`shrink ${classes.content}`}>
          <IncidentSection product={card.line} plans={[card]} variant={variant} />
          <Section title={t('details.benefits')}>
            <BenefitTable rows={details.benefits ?? details.rows} plan={planName} />
          </Section>
          <PlanRest details={details} />
          <Documents card={card} />
        </div>
      </div>
      <BuyStrip card={card} listUrl={listUrl} onAct={act} />
      {dialogs}
    </>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="large mb-2xs">
        {title}
      </h2>
      {lead && <p className="dimmed small">{lead}</p>}
      {children}
    </section>
  );
}

/** General terms, optional covers and important notes. */
function PlanRest({ details: { covers = [], options = [], notes = [] } }: Pick<Props, 'details'>) {
  const t = useTranslations('quoteList.details');
  const inLanguage = useInLanguage();
  return (
    <>
      {covers.length > 0 && (
        <Section title={t('general')}>
          <dl className="small mt-sm">
            {covers.map((cover) => (
              <div key={cover.name} className={`stack rule-above gap-lg py-sm ${classes.cover}`}>
                <dt className="dimmed">{inLanguage(cover.name, cover.nameZh)}</dt>
                <dd className="strong whole-phrases">{inLanguage(cover.text, cover.textZh)}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {options.length > 0 && (
        <Section title={t('options')} lead={t('optionsText')}>
          <ul className="stack gap-md mt-md two-columns phone-one-column">
            {options.map((option) => (
              <li key={option.optionCode} className="framed flex column gap-2xs p-md">
                <h3 className="medium">{inLanguage(option.name, option.nameZh)}</h3>
                <p className="small whole-phrases">{inLanguage(option.text, option.textZh)}</p>
                <p className="brand small strong">{inLanguage(option.priceText, option.priceTextZh)}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={t('notes')}>
          <ol className="stack small gap-xs mt-sm numbers">
            {notes.map((note) => (
              <li key={note.text}>{inLanguage(note.text, note.textZh)}</li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

function Documents({ card }: { card: FrozenQuote }) {
  const t = useTranslations('quoteList.details');
  const language = useLocale();
  const files = [
    { name: card.brochure, text: t('brochure') },
    { name: card.wording, text: t('wording') },
  ];
  return (
    <Section title={t('documents')}>
      <ul className="flex wrap gap-sm mt-sm phone-fill no-print">
        {files.map(({ name, text }) => (
          <li key={name}>
            <a
              href={fileUrl(name, language)}
              className="framed row unlined gap-xs hover-tinted opens"
              target="_blank"
              rel="noreferrer"
            >
              <IconFileTypePdf size={24} stroke={1.5} className="brand" aria-hidden />
              <span>
                {text} <span className="dimmed small">{t('pdf')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
