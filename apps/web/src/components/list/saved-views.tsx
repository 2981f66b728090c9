import { Button } from '@mantine/core';
import { changeView, deleteView, type SavedView, savedViews, saveView } from '@onegi/contract/calls/common/saved-views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { SelectField } from '../select-field.tsx';
import classes from './list.module.css';
import { RowMenu } from './row-menu.tsx';
import { useDefaultView } from './use-default-view.ts';
import { ViewNameForm } from './view-name-form.tsx';

/** What of an address makes a view: everything but the place in the list, in one writing. */
export function viewSearchOf(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => name !== 'page' && value !== '');
  return String(new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** Filters and order that somebody keeps under a name, on the server: each of their browsers has them. */
export function SavedViews({ list }: { list: string }) {
  const t = useTranslations('lists.views');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [naming, setNaming] = useState<'new' | 'other'>();
  const query = queryOf(savedViews, { body: { list } });
  const { data: views } = useQuery(query);
  useDefaultView(views);
  const current = viewSearchOf(params);
  const chosen = views?.find(({ viewSearch }) => viewSearch === current);
  const change = async (changed: Promise<SavedView[]>, message: string) => {
    try {
      queryClient.setQueryData(query.queryKey, await changed);
      setNaming(undefined);
      notify({ kind: 'success', message });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const keep = (name: string) =>
    change(
      chosen && naming === 'other'
        ? callApi(changeView, { params: { viewId: chosen.viewId }, body: { viewName: name } })
        : callApi(saveView, { body: { list, viewName: name, viewSearch: current } }),
      t('saved', { name }),
    );
  if (!views || (views.length === 0 && current === '')) return null;
  const actionsOn = ({ viewId, viewName: name, isDefault }: SavedView) => [
    { label: t('rename'), onSelect: () => setNaming('other') },
    {
      label: t(isDefault ? 'notDefault' : 'makeDefault'),
      onSelect: () =>
        void change(
          callApi(changeView, { params: { viewId }, body: { isDefault: !isDefault } }),
          t(isDefault ? 'noDefault' : 'isDefault', { name }),
        ),
    },
    {
      label: t('delete'),
      onSelect: () => void change(callApi(deleteView, { params: { viewId } }), t('deleted', { name })),
    },
  ];
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <SelectField
          id="saved-views"
          label={t('label')}
          placeholder={t('choose')}
          options={views.map(({ viewId, viewName, isDefault }) => ({
            value: viewId,
            label: isDefault ? t('asDefault', { name: viewName }) : viewName,
          }))}
          value={chosen?.viewId ?? ''}
          onChange={(id) => {
            const view = views.find(({ viewId }) => viewId === id);
            void navigate({ search: view ? `?${view.viewSearch}` : '' }, { preventScrollReset: true });
          }}
        />
      )}
      {chosen && <RowMenu label={t('actions', { name: chosen.viewName })} actions={actionsOn(chosen)} />}
      {!chosen && !naming && current !== '' && (
        <Button variant="default" onClick={() => setNaming('new')}>
          {t('save')}
        </Button>
      )}
      {naming && (
        <ViewNameForm
          initial={(naming === 'other' && chosen?.viewName) || ''}
          onKeep={keep}
          onCancel={() => setNaming(undefined)}
        />
      )}
    </div>
  );
}
