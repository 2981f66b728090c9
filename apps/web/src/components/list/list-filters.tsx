import { Button } from '@mantine/core';
import type { List, ListFilter } from '@onegi/contract/list';
import { IconFilter } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DateField } from '../date-field.tsx';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';
import classes from './list.module.css';
import { type FilterTexts, filtersOf, searchOfFilters } from './list-address.ts';
import { useTextOf } from './use-text-of.ts';

/** Choices that the page alone knows, by filter. */
export type FilterOptions = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

/** Narrows a list; what is searched for stands in the address. A choice counts at once, what is typed when it is sent. */
export function ListFilters({ list, options }: { list: Pick<List, 'filters'>; options: FilterOptions }) {
  const t = useTranslations('lists.filters');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const address = params.toString();
  // Going back changes the address: the form shows what it says then.
  const [typed, setTyped] = useState({ address, texts: {} as FilterTexts });
  const said = filtersOf(list, params);
  if (typed.address !== address) setTyped({ address, texts: {} });
  const texts = typed.address === address ? { ...said, ...typed.texts } : said;
  const goTo = (wanted: FilterTexts) => {
    const search = searchOfFilters(list, params, wanted);
    if (search !== searchOfFilters(list, params, said)) void navigate({ search }, { preventScrollReset: true });
  };
  const filters = Object.entries(list.filters);
  const isTyped = filters.some(([, { kind }]) => kind !== 'choice');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(texts);
  };
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
        {t('show')}
      </Button>
      <form
        id="filters"
        className={`card stack gap-md p-lg mt-lg mb-lg narrow-one-column ${classes.filters}`}
        data-open={isOpen}
        aria-label={t('label')}
        onSubmit={submit}
      >
        {filters.map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            options={options[name]}
            texts={texts}
            onChange={(value) => {
              const next = { ...texts, [name]: value };
              setTyped({ address, texts: next });
              if (filter.kind === 'choice') goTo(next);
            }}
          />
        ))}
        <div className={`flex gap-xs ${classes.filterActions}`}>
          {isTyped && <Button type="submit">{t('search')}</Button>}
          {filters.length > 1 && (
            <Button
              variant="default"
              onClick={() => {
                setTyped({ address, texts: {} });
                goTo({});
              }}
            >
              {t('reset')}
            </Button>
          )}
        </div>
      </form>
    </search>
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
  const common = { id: name, label: textOf(filter.label), value: texts[name] ?? '', onChange };
  if (filter.kind === 'date') return <DateField {...common} />;
  if (filter.kind === 'text') {
    return <TextField {...common} type="search" maxLength={filter.maxLength} autoComplete="off" />;
  }
  const words = (value: string) => (filter.texts ? textOf(`${filter.texts}.${value}`) : value);
  const choices = options ?? (filter.values ?? []).map((value) => ({ value, label: words(value) }));
  return <SelectField {...common} placeholder={textOf(filter.all)} options={choices} />;
}
