import { Button } from '@mantine/core';
import type { List } from '@onegi/contract/list';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { fetchFile } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import classes from './list.module.css';
import { narrowingOf } from './list-address.ts';
import { SavedViews } from './saved-views.tsx';

interface Props {
  list: List;
  asked: object;
  /** What its page adds. */
  children?: ReactNode;
}

/** What is done with a list as a whole: saved views, export. */
export function ListTools({ list, asked, children }: Props) {
  return (
    <div className={classes.listTools}>
      {children}
      <SavedViews list={list.name} />
      {list.export && <Export list={list} asked={asked} />}
    </div>
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
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {t('export')}
    </Button>
  );
}
