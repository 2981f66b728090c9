import { Button } from '@mantine/core';
import type { List, ListFilter } from '@onegi/contract/list';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../date-field.tsx';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';
import classes from './list.module.css';
import type { FilterTexts } from './list-address.ts';
import { useFilters } from './use-filters.ts';
import { useOrder } from './use-order.ts';
import { useTextOf } from './use-text-of.ts';

/** Choices that the page alone knows, by filter. */
export type FilterOptions = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

/** A search form as the specification draws it: order and buttons stand beside the filters. */
export interface SearchForm {
  /** What each sort is called. */
  readonly sortNames: Readonly<Record<string, string>>;
}

interface Props {
  list: Pick<List, 'filters' | 'sorts'>;
  options: FilterOptions;
  search?: SearchForm | undefined;
  /** Asks for the rows again. */
  onSearch?: () => void;
}

/** Narrows a list as soon as a filter is changed; what is searched for stands in the address. */
export function ListFilters({ list, options, search, onSearch }: Props) {
  const t = useTranslations('lists.filters');
  const tSearch = useTranslations('lists.search');
  const [isOpen, setOpen] = useState(false);
  const { texts, inForce, change, applyNow, reset, resetAll } = useFilters(list);
  return (
    <search>
      <Button
        variant="default"
        className={classes.toggle}
        leftSection={<IconFilter size={20} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        {t('show', { count: inForce })}
      </Button>
      <form
        id="filters"
        className={classes.filters}
        data-open={isOpen}
        aria-label={t('label')}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.();
        }}
        onKeyDown={(event) => {
          // A form of several fields and no button is not sent by Enter.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) applyNow();
        }}
      >
        {Object.entries(list.filters).map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            options={options[name]}
            texts={texts}
            onChange={(value) => change(name, value)}
          />
        ))}
        {search && <OrderFields list={list} {...search} />}
        {(search || inForce > 0) && (
          <div className={`row gap-xs ${classes.doing}`}>
            {search && (
              <Button type="submit" onClick={applyNow}>
                {tSearch('search')}
              </Button>
            )}
            <Button variant="default" onClick={search ? resetAll : reset}>
              {t('reset')}
            </Button>
          </div>
        )}
      </form>
    </search>
  );
}

function OrderFields({ list, sortNames }: Pick<Props, 'list'> & SearchForm) {
  const t = useTranslations('lists.search');
  const { sort, order, turn, setOrder } = useOrder(list);
  return (
    <>
      <SelectField
        id="sort"
        label={t('sort')}
        options={Object.keys(list.sorts).map((value) => ({ value, label: sortNames[value] ?? value }))}
        value={sort}
        onChange={turn}
      />
      <SelectField
        id="order"
        label={t('order')}
        options={[
          { value: 'asc', label: t('ascending') },
          { value: 'desc', label: t('descending') },
        ]}
        value={order}
        onChange={(value) => setOrder(value === 'desc' ? 'desc' : 'asc')}
      />
    </>
  );
}

interface FieldProps {
  name: string;
  filter: ListFilter;
  options: FilterOptions[string] | undefined;
  texts: FilterTexts;
  onChange: (value: string) => void;
}

function FilterField({ name, filter, options, texts, onChange }: FieldProps) {
  const textOf = useTextOf();
  const help = filter.hint ? { help: textOf(filter.hint) } : {};
  const common = { id: name, label: textOf(filter.label), value: texts[name] ?? '', onChange, ...help };
  if (filter.kind === 'date') return <DateField {...common} />;
  if (filter.kind === 'text') {
    return <TextField {...common} type="search" maxLength={filter.maxLength} autoComplete="off" />;
  }
  const words = (value: string) => (filter.texts ? textOf(`${filter.texts}.${value}`) : value);
  const choices = options ?? (filter.values ?? []).map((value) => ({ value, label: words(value) }));
  return <SelectField {...common} placeholder={textOf(filter.all)} options={choices} />;
}
