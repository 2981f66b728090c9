import { Button } from '@mantine/core';
import { deleteView, type SavedView, savedViews, saveView } from '@onegi/contract/calls/common/saved-views';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';
import classes from './list.module.css';

const LONGEST_NAME = 60;

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
  const [isNaming, setNaming] = useState(false);
  const query = queryOf(savedViews, { body: { list } });
  const { data: views = [] } = useQuery(query);
  const current = viewSearchOf(params);
  const chosen = views.find(({ viewSearch }) => viewSearch === current);
  const change = async (changed: Promise<SavedView[]>, message: string) => {
    try {
      queryClient.setQueryData(query.queryKey, await changed);
      setNaming(false);
      notify({ kind: 'success', message });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const keep = (name: string) =>
    change(callApi(saveView, { body: { list, viewName: name, viewSearch: current } }), t('saved', { name }));
  if (views.length === 0 && current === '') return null;
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <SelectField
          id="saved-views"
          label={t('label')}
          placeholder={t('choose')}
          options={views.map(({ viewId, viewName }) => ({ value: viewId, label: viewName }))}
          value={chosen?.viewId ?? ''}
          onChange={(id) => {
            const view = views.find(({ viewId }) => viewId === id);
            if (view) void navigate({ search: `?${view.viewSearch}` }, { preventScrollReset: true });
          }}
        />
      )}
      {isNaming && <NameForm onKeep={keep} onCancel={() => setNaming(false)} />}
      {chosen && !isNaming && (
        <Button
          variant="default"
          onClick={() => {
            const { viewId, viewName: name } = chosen;
            void change(callApi(deleteView, { params: { viewId } }), t('deleted', { name }));
          }}
        >
          {t('delete')}
        </Button>
      )}
      {!chosen && !isNaming && current !== '' && (
        <Button variant="default" onClick={() => setNaming(true)}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}

function NameForm({ onKeep, onCancel }: { onKeep: (name: string) => Promise<void>; onCancel: () => void }) {
  const t = useTranslations();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void onKeep(name.trim());
  };
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextField
        id="view-name"
        label={t('lists.views.name')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={setName}
      />
      <Button type="submit">{t('lists.views.keep')}</Button>
      <Button variant="default" onClick={onCancel}>
        {t('common.actions.cancel')}
      </Button>
    </form>
  );
}
