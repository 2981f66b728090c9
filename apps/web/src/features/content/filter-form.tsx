import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { lineCodes } from '@onegi/contract/lines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { FilterFrame } from '../../components/filter-frame.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { type Filters, filtersOf, noFilters, searchOfFilters } from './filters.ts';

interface Props {
  types: readonly string[];
  /** The library's filters too: insurer, product class, product name. */
  ofProducts?: boolean;
}

/** Narrows a list; what is searched for stands in the address. */
export function FilterForm(props: Props) {
  const [params] = useSearchParams();
  // Going back changes the address: the form shows what it says then.
  return <FormOf key={params.toString()} {...props} />;
}

function FormOf({ types, ofProducts = false }: Props) {
  const t = useTranslations('content.filters');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(params, types));
  const set = <K extends keyof Filters>(name: K) => {
    return (value: string) => setFilters((before) => ({ ...before, [name]: value }));
  };
  return (
    <FilterFrame
      texts={{ label: t('label'), show: t('show'), search: t('search'), reset: t('reset') }}
      onSearch={() => navigate({ search: searchOfFilters(params, filters) })}
      onReset={() => {
        setFilters(noFilters);
        navigate({ search: searchOfFilters(params, noFilters) });
      }}
    >
      {ofProducts && <ProductFilters filters={filters} set={set} />}
      <DateField id="filter-date" label={t('date')} value={filters.date} onChange={set('date')} />
      <TextField
        id="filter-name"
        label={t('fileName')}
        value={filters.fileNamePart}
        maxLength={120}
        autoComplete="off"
        onChange={set('fileNamePart')}
      />
      <SelectField
        id="filter-type"
        label={t('type')}
        placeholder={t('all')}
        options={types.map((type) => ({ value: type, label: type }))}
        value={filters.typeWanted}
        onChange={set('typeWanted')}
      />
    </FilterFrame>
  );
}

interface ProductProps {
  filters: Filters;
  set: (name: keyof Filters) => (value: string) => void;
}

function ProductFilters({ filters, set }: ProductProps) {
  const t = useTranslations('content');
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'] } }));
  const insurers = data?.PROVIDER_LIST ?? [];
  return (
    <>
      <SelectField
        id="filter-insurer"
        label={t('filters.insurer')}
        placeholder={t('filters.all')}
        options={insurers.map(({ value, label, labelZh }) => ({ value, label: inLanguage(label, labelZh) }))}
        value={filters.insurer}
        onChange={set('insurer')}
      />
      <SelectField
        id="filter-line"
        label={t('filters.line')}
        placeholder={t('filters.all')}
        options={lineCodes.map((line) => ({ value: line, label: t(`lines.${line}`) }))}
        value={filters.line}
        onChange={set('line')}
      />
      <TextField
        id="filter-product"
        label={t('filters.productName')}
        value={filters.productNamePart}
        maxLength={120}
        autoComplete="off"
        onChange={set('productNamePart')}
      />
    </>
  );
}
