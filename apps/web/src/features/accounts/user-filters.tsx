import { Button } from '@mantine/core';
import { userRoles } from '@onegi/contract/roles';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import classes from './accounts.module.css';

export const userStates = ['invited', 'active', 'suspended'] as const;

/** The filters live in the address; a new one begins at page 1. */
export function UserFilters() {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const filter = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    filter('search', typed.trim());
  };
  return (
    <search>
      <form className={classes.filters} onSubmit={submit}>
        <TextField
          id="search"
          type="search"
          label={t('accountsWork.users.search')}
          maxLength={80}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          id="role"
          label={t('accountsWork.users.role')}
          placeholder={t('accountsWork.users.anyRole')}
          options={userRoles.map((role) => ({ value: role, label: t(`accountsWeb.roles.${role}`) }))}
          value={params.get('role') ?? ''}
          onChange={(value) => filter('role', value)}
        />
        <SelectField
          id="state"
          label={t('accountsWork.users.state')}
          placeholder={t('accountsWork.users.anyState')}
          options={userStates.map((state) => ({ value: state, label: t(`accountsWork.users.states.${state}`) }))}
          value={params.get('state') ?? ''}
          onChange={(value) => filter('state', value)}
        />
        <Button type="submit" variant="default">
          {t('accountsWork.users.find')}
        </Button>
      </form>
    </search>
  );
}
