import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../quotes/modal.tsx';
import classes from './accounts.module.css';
import { LegalText } from './legal-text.tsx';

const kinds = ['privacy', 'use', 'collection'] as const;

/** Privacy, terms of use and the personal information collection statement, each in a dialog. */
export function LegalLinks() {
  const t = useTranslations();
  const [open, setOpen] = useState<(typeof kinds)[number]>();
  return (
    <footer className={classes.legal}>
      <ul aria-label={t('accountsWeb.login.legal')}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={classes.textButton} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
              {t(`loginLegal.${kind}.title`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="dimmed small">{t('accountsWeb.login.copyright')}</p>
      {open && (
        <Modal title={t(`loginLegal.${open}.title`)} onClose={() => setOpen(undefined)}>
          {() => <LegalText kind={open} />}
        </Modal>
      )}
    </footer>
  );
}
