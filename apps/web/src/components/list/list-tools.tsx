import { Button } from '@mantine/core';
import type { List } from '@onegi/contract/list';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { fetchFile } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { SelectField } from '../select-field.tsx';
import classes from './list.module.css';
import { narrowingOf, orderOf, searchOfOrder } from './list-address.ts';
import { SavedViews } from './saved-views.tsx';
import { useTextOf } from './use-text-of.ts';

interface Props {
  list: List;
  asked: object;
  /** Where no column's head orders the rows. */
  hasOrder: boolean;
}

/** What is done with a list as a whole: saved views, order, export. */
export function ListTools({ list, asked, hasOrder }: Props) {
  return (
    <div className={classes.tools}>
      <SavedViews list={list.name} />
      {hasOrder && Object.keys(list.sorts).length > 1 && <Order list={list} />}
      {list.export && <Export list={list} asked={asked} />}
    </div>
  );
}

function Order({ list }: { list: List }) {
  const t = useTranslations('lists');
  const textOf = useTextOf();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { sort, order } = orderOf(list, params);
  const labelOf = (name: string) => textOf(list.columns[name]?.label ?? name);
  const options = Object.keys(list.sorts).flatMap((name) =>
    (['asc', 'desc'] as const).map((way) => ({
      value: `${name} ${way}`,
      label: t(`sorts.${way}`, { column: labelOf(name) }),
    })),
  );
  return (
    <SelectField
      id="list-order"
      label={t('sort')}
      options={options}
      value={`${sort} ${order}`}
      onChange={(value) => {
        const [name = sort, way] = value.split(' ');
        const wanted = { sort: name, order: way === 'asc' ? ('asc' as const) : ('desc' as const) };
        void navigate({ search: searchOfOrder(list, params, wanted) }, { preventScrollReset: true });
      }}
    />
  );
}

function Export({ list, asked }: { list: List; asked: object }) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const [params] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (!list.export) return;
    setBusy(true);
    try {
      const body = { ...asked, ...narrowingOf(list, params), language: locale };
      saveBlob(await fetchFile(list.export, { body } as never), `${list.name}.xlsx`);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      className="push-end"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {t('export')}
    </Button>
  );
}
