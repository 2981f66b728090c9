import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './application-page.module.css';

export type SubStep = 'covers' | 'details' | 'review';

interface Props {
  steps: readonly SubStep[];
  current: SubStep;
}

/** The parts of step 3; each can be gone to at any time. */
export function SubSteps({ steps, current }: Props) {
  const t = useTranslations('apply.substeps');
  const reader = useReader();
  const here = barePath(useLocation().pathname);
  return (
    <nav aria-label={t('label')}>
      <ol className="flex rule-below gap-xl mb-lg">
        {steps.map((part) => (
          <li key={part}>
            <Link
              to={`${here}?step=${part}`}
              className={`target dimmed small undecorated ${classes.partLink}`}
              aria-current={part === current ? 'step' : undefined}
            >
              {t(part, reader)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
