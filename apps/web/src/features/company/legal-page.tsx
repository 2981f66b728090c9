import { IconPrinter } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { longDate } from '../../lib/long-date.ts';
import classes from './legal.module.css';
import { type LegalKind, LegalSections, useLegalSections } from './legal-sections.tsx';

/** The day on which the texts were last changed: they and this are changed together. */
const IN_FORCE_SINCE = '2026-11-21';

const pages = {
  termsOfUse: '/termsConditionsOfUse',
  privacyPolicy: '/privacy',
  collectionStatement: '/collectionStatement',
  informationSecurity: '/security',
  disclaimer: '/disclaimer',
} as const satisfies Partial<Record<LegalKind, string>>;

type PageKind = keyof typeof pages;

const kinds = Object.keys(pages) as PageKind[];

/** A legal text on a page of its own, chosen by the address, with contents that lead to its sections. */
export default function LegalPage() {
  const address = barePath(useLocation().pathname).toLowerCase();
  const kind = kinds.find((each) => pages[each].toLowerCase() === address) ?? 'termsOfUse';
  const t = useTranslations('legal');
  const text = useTranslations(kind);
  const locale = useLocale();
  return (
    <div className="container page">
      <PageHead title={text('title')} description={text('description')} path={pages[kind]} />
      <header className="readable">
        <h1>{text('title')}</h1>
        <p className="dimmed large mt-sm" style={{ lineHeight: '1.5' }}>
          {text('lead')}
        </p>
        <div className="row wrap mt-sm" style={{ gap: 'var(--mantine-spacing-2xs) var(--mantine-spacing-lg)' }}>
          <p className="dimmed small">{t('inForce', { date: longDate(IN_FORCE_SINCE, locale) })}</p>
          <button type="button" className="target text-button brand gap-xs no-print" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.75} aria-hidden />
            {t('print')}
          </button>
        </div>
      </header>
      <div className={`stack mt-2xl align-start ${classes.columns}`}>
        <Contents kind={kind} />
        <article className={`prose stack ${classes.text}`}>
          <LegalSections kind={kind} level={2} anchored />
          <Related current={kind} />
        </article>
      </div>
    </div>
  );
}

function Contents({ kind }: { kind: PageKind }) {
  const t = useTranslations('legal');
  const text = useTranslations(kind as 'privacyPolicy');
  return (
    <nav className={`card p-card small no-print ${classes.contents}`} aria-label={t('contents')}>
      <p className="dimmed fine strong mb-xs">{t('contents')}</p>
      <ol>
        {useLegalSections(kind).map(([id]) => (
          <li key={id}>
            <a href={`#${id}`}>{text(`sections.${id}.title` as 'sections.scope.title')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ current }: { current: PageKind }) {
  const t = useTranslations();
  const others = kinds.filter((kind) => kind !== current);
  return (
    <nav className={`rule-above no-print ${classes.related}`} aria-label={t('legal.related')}>
      <p className="dimmed fine strong mb-xs">{t('legal.related')}</p>
      <ul>
        {others.map((kind) => (
          <li key={kind}>
            <Link to={pages[kind]} className="text-link target">
              {t(`${kind}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
