import { Button } from '@mantine/core';
import { actorKinds, auditActions, auditObjectKinds } from '@onegi/contract/fields/audit';
import { IconFilter } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import classes from './audit.module.css';
import { type Filters, filtersOf, noFilters, searchOfFilters } from './filters.ts';

/** Narrows the trail; what is searched for stands in the address. Keyed by it, so that going back shows what it says then. */
export function AuditFilters() {
  const t = useTranslations('audit');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(params));
  const [isOpen, setOpen] = useState(false);
  const set = (name: keyof Filters) => (value: string) => setFilters((before) => ({ ...before, [name]: value }));
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate({ search: searchOfFilters(params, filters) });
  };
  return (
    <search>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        <IconFilter size={20} stroke={1.75} aria-hidden />
        {t('filters.show')}
      </button>
      <form
        id="filters"
        className={classes.filters}
        data-open={isOpen}
        aria-label={t('filters.label')}
        onSubmit={search}
      >
        <TextField
          id="who"
          type="search"
          label={t('filters.who')}
          maxLength={80}
          value={filters.actorSearched}
          onChange={set('actorSearched')}
        />
        <SelectField
          id="actor-kind"
          label={t('filters.actorKind')}
          placeholder={t('filters.anybody')}
          options={actorKinds.map((kind) => ({ value: kind, label: t(`actors.${kind}`) }))}
          value={filters.actorKind}
          onChange={set('actorKind')}
        />
        <SelectField
          id="action"
          label={t('filters.action')}
          placeholder={t('filters.anyAction')}
          options={auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
          value={filters.action}
          onChange={set('action')}
        />
        <SelectField
          id="object-kind"
          label={t('filters.objectKind')}
          placeholder={t('filters.anyObject')}
          options={auditObjectKinds.map((kind) => ({ value: kind, label: t(`objects.${kind}`) }))}
          value={filters.objectKind}
          onChange={set('objectKind')}
        />
        <TextField
          id="object"
          type="search"
          label={t('filters.object')}
          maxLength={80}
          value={filters.objectSearched}
          onChange={set('objectSearched')}
        />
        <DateField id="from" label={t('filters.from')} value={filters.from} onChange={set('from')} />
        <DateField
          id="until"
          label={t('filters.until')}
          value={filters.until}
          min={filters.from}
          onChange={set('until')}
        />
        <div className={classes.filterActions}>
          <Button type="submit">{t('filters.search')}</Button>
          <Button variant="default" onClick={() => navigate({ search: searchOfFilters(params, noFilters) })}>
            {t('filters.reset')}
          </Button>
        </div>
      </form>
    </search>
  );
}
