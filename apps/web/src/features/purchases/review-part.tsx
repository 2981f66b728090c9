import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import classes from './application-review.module.css';

interface RowProps {
  name: string;
  children: ReactNode;
}

/** One answer under the label it has in the form. */
export function ReviewRow({ name, children }: RowProps) {
  return (
    <div className={`stack small ${classes.row}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Where this part is changed. */
  editAt: string;
  children: ReactNode;
}

/** One part of what was entered, with the way back to change it. */
export function ReviewPart({ id, title, editAt, children }: PartProps) {
  const t = useTranslations('apply.review');
  return (
    <section className={`p-md ${classes.part}`} aria-labelledby={id}>
      <div className="row between gap-md">
        <h2 id={id}>{title}</h2>
        <Link to={editAt} className={`text-link small ${classes.edit}`} aria-label={t('editPart', { part: title })}>
          {t('edit')}
        </Link>
      </div>
      {children}
    </section>
  );
}
