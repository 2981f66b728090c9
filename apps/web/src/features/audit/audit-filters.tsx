import { actorKinds, auditActions, auditObjectKinds } from '@onegi/contract/fields/audit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { FilterFrame } from '../../components/filter-frame.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type Filters, filtersOf, noFilters, searchOfFilters } from './filters.ts';

/** Narrows the trail; what is searched for stands in the address. Keyed by it, so that going back shows what it says then. */
export function AuditFilters() {
  const t = useTranslations('audit');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(params));
  const set = (name: keyof Filters) => (value: string) => setFilters((before) => ({ ...before, [name]: value }));
  return (
    <FilterFrame
      texts={{
        label: t('filters.label'),
        show: t('filters.show'),
        search: t('filters.search'),
        reset: t('filters.reset'),
      }}
      onSearch={() => navigate({ search: searchOfFilters(params, filters) })}
      onReset={() => navigate({ search: searchOfFilters(params, noFilters) })}
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
    </FilterFrame>
  );
}
