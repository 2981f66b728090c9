// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { listSettings } from '@onegi/contract/calls/accounts/users';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import SettingsPage from './settings-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  data: [
    {
      settingKey: 'LEVY_MODE',
      settingKind: 'choice',
      settingGroup: 'quotes',
      label: 'Levy',
      labelZh: '徵費',
      settingValue: 'DATED',
    },
    {
      settingKey: 'LOGIN_LOCK_MINUTES',
      settingKind: 'integer',
      settingGroup: 'accounts',
      label: 'Lock',
      labelZh: '鎖定',
      settingValue: '15',
    },
    {
      settingKey: 'SECOND_FACTOR_ROLES',
      settingKind: 'roles',
      settingGroup: 'accounts',
      label: 'Roles',
      labelZh: '職能',
      settingValue: 'auditor,BK',
    },
  ].map((row) => ({ ...row, minimum: null, maximum: null, choices: [] })),
};

it.each([
  ['password', 'password.changeRequired', '/go_system_update_password'],
  ['secondFactor', 'secondFactor.required', '/security-settings'],
] as const)(
  'leads a session that is limited to its %s to where it is set, also when it became so later',
  async (limitedTo, code, place) => {
    const { address } = drawPage(<SettingsPage />, '/settings', [
      [me, whoAs('administrator'), whoAs('administrator', limitedTo)],
      [listSettings, { status: 403, code }],
    ]);
    await waitFor(() => expect(address()).toBe(`${place}?next=%2Fsettings`));
  },
);

it('shows the settings to who may only read them as facts, without controls', async () => {
  drawPage(<SettingsPage />, '/settings', [
    [me, whoAs('compliance')],
    [listSettings, settings],
  ]);
  expect(await screen.findByText('The statutory steps, by the day cover begins')).toBeTruthy();
  expect(screen.getByText('Auditor · Broker (BK)')).toBeTruthy();
  for (const role of ['textbox', 'checkbox', 'combobox', 'button']) expect(screen.queryAllByRole(role)).toEqual([]);
});

it('lets an administrator change them', async () => {
  drawPage(<SettingsPage />, '/settings', [
    [me, whoAs('administrator')],
    [listSettings, settings],
  ]);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Levy' })).toBeTruthy();
});

it('says to who may not open a page that it is not theirs, whom to ask and where to go', async () => {
  const { asked } = drawPage(<SettingsPage />, '/settings', [
    [me, whoAs('consultant')],
    [listSettings, settings],
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Not for your role' })).toBeTruthy();
  expect(screen.getByText(/please ask an administrator/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your home page' }).getAttribute('href')).toBe('/home-page');
  await waitFor(() => expect(document.querySelector('.night-sky svg')).toBeTruthy());
  expect(asked).not.toContain(listSettings.name);
});
