import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Modal } from '../../components/modal.tsx';
import classes from './accounts.module.css';
import { loadLegal } from './load-legal.ts';

const texts = { en: lazy(loadLegal('en')), 'zh-Hant': lazy(loadLegal('zh-Hant')) };

/** What opens in a dialog, each with the page that says the same. */
const dialogs = [
  ['privacyPolicy', '/privacy'],
  ['termsOfUse', '/termsConditionsOfUse'],
  ['collectionStatement', '/collectionStatement'],
] as const;
type Opened = (typeof dialogs)[number];

/** Privacy, terms of use and the personal information collection statement in dialogs; disclaimer and privacy as pages. */
export function LegalLinks() {
  const t = useTranslations('accountsWeb.login');
  const [opened, setOpened] = useState<Opened>();
  return (
    <footer className={`row wrap between ${classes.legal}`}>
      <ul className="flex wrap" aria-label={t('legal')}>
        {dialogs.map((dialog) => (
          <li key={dialog[0]}>
            <button
              type="button"
              className="text-link target text-button"
              aria-haspopup="dialog"
              onClick={() => setOpened(dialog)}
            >
              {t(`dialogs.${dialog[0]}`)}
            </button>
          </li>
        ))}
        <li>
          <Link to="/disclaimer" className="text-link target text-button">
            {t('disclaimerPage')}
          </Link>
        </li>
        <li>
          <Link to="/privacy" className="text-link target text-button">
            {t('privacyPage')}
          </Link>
        </li>
      </ul>
      <p className="dimmed small">{t('copyright')}</p>
      {opened && <LegalDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </footer>
  );
}

function LegalDialog({ opened: [kind, page], onClose }: { opened: Opened; onClose: () => void }) {
  const t = useTranslations('accountsWeb.login');
  const Text = texts[useLocale()];
  return (
    <Modal title={t(`dialogs.${kind}`)} onClose={onClose}>
      {() => (
        <>
          <Suspense fallback={<Skeleton height={420} radius="md" mt={12} />}>
            <Text kind={kind} />
          </Suspense>
          <p className="mt-lg">
            <Link to={page} className="text-link">
              {t('asPage')}
            </Link>
          </p>
        </>
      )}
    </Modal>
  );
}
