import { useMessages, useTranslations } from 'use-intl';
import classes from './accounts.module.css';

export type LegalKind = 'login' | 'privacy' | 'use' | 'collection';
type Section = 's1';

/** The sections of a legal text, in the page's language. */
export function LegalText({ kind }: { kind: LegalKind }) {
  const t = useTranslations(`loginLegal.${kind}`);
  const { loginLegal } = useMessages();
  const sections = Object.keys(loginLegal?.[kind] ?? {}).filter((key) => key !== 'title') as Section[];
  return (
    <div className={classes.legalText}>
      {sections.map((section) => (
        <section key={section}>
          <h3>{t(`${section}.title`)}</h3>
          <p>{t(`${section}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
