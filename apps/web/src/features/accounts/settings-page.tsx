import { Button, Skeleton } from '@mantine/core';
import type { AnswerOf } from '@onegi/contract/call';
import { listSettings, updateSettings } from '@onegi/contract/calls/accounts/users';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './accounts.module.css';
import { SettingFacts } from './setting-facts.tsx';
import { SettingField } from './setting-field.tsx';
import { mayCall } from './use-me.ts';
import { WorkFrame } from './work-frame.tsx';

type Rows = AnswerOf<typeof listSettings>;
const groups = ['quotes', 'requests', 'accounts', 'company'] as const;
const groupOf = (row: Rows[number]) => groups.find((known) => known === row.settingGroup) ?? 'other';
const query = queryOf(listSettings, {});

export default function SettingsPage() {
  const t = useTranslations('accountsWork.settings');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {(user) => <Settings mayChange={mayCall(user, updateSettings)} />}
    </WorkFrame>
  );
}

function Settings({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="md" mt={28} />;
  return mayChange ? <SettingsForm rows={data} /> : <SettingsRead rows={data} />;
}

function SettingsRead({ rows }: { rows: Rows }) {
  const t = useTranslations('accountsWork.settings');
  return (
    <div className="stack gap-md mt-xl">
      <p className="dimmed">{t('readOnly')}</p>
      <SettingGroups rows={rows}>{(own) => <SettingFacts rows={own} />}</SettingGroups>
    </div>
  );
}

/** The settings by what they are about. */
function SettingGroups({ rows, children }: { rows: Rows; children: (own: Rows) => ReactNode }) {
  const t = useTranslations('accountsWork.settings');
  return (
    <div className={classes.groups}>
      {([...groups, 'other'] as const).map((group) => {
        const own = rows.filter((row) => groupOf(row) === group);
        if (own.length === 0) return null;
        return (
          <section key={group} className={`card p-xl ${classes.group}`}>
            <h2>{t(group)}</h2>
            {children(own)}
          </section>
        );
      })}
    </div>
  );
}

function SettingsForm({ rows }: { rows: Rows }) {
  const t = useTranslations('accountsWork.settings');
  const inLanguage = useInLanguage();
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const valueIn = (row: Rows[number]) => changed[row.settingKey] ?? row.settingValue;
  const turned = rows.filter((row) => valueIn(row) !== row.settingValue);

  async function save() {
    if (turned.length === 0) return notify({ kind: 'success', message: t('unchanged') });
    const settings = turned.map((row) => ({ settingKey: row.settingKey, settingValue: valueIn(row) }));
    queryClient.setQueryData(query.queryKey, await callApi(updateSettings, { body: { settings } }));
    setChanged({});
    notify({ kind: 'success', message: t('saved') });
  }

  const form = useForm({
    values: changed,
    issues: [],
    labelOf(key) {
      const row = rows.find(({ settingKey }) => settingKey === key);
      return row ? inLanguage(row.label, row.labelZh) : key;
    },
    // The server names the setting by its place in what was sent: settings.0.value.
    pathOf: ({ field }) => turned[Number(field.split('.')[1])]?.settingKey,
    submit: save,
  });

  return (
    <form {...form.element} className="stack gap-md mt-xl">
      <ErrorSummary {...form.summary} />
      <SettingGroups rows={rows}>
        {(own) => (
          <div className="stack gap-md">
            {own.map((row) => (
              <SettingField
                key={row.settingKey}
                row={row}
                error={form.errorOf(row.settingKey)}
                value={valueIn(row)}
                onChange={(value) => setChanged({ ...changed, [row.settingKey]: value })}
              />
            ))}
          </div>
        )}
      </SettingGroups>
      <Button type="submit" variant="accent" size="lg" className={classes.save} loading={form.busy}>
        {t('save')}
      </Button>
    </form>
  );
}
