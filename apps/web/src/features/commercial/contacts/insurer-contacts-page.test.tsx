// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import {
  insurerContacts,
  type KnownInsurer,
  saveInsurerContacts,
} from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import InsurerContactsPage from './insurer-contacts-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const general = { insurerEmail: 'commercial@lpg.example.com', insurerLanguage: 'en' } as const;
const ofPackages = {
  insurerEmail: 'packages@lpg.example.com',
  insurerLanguage: 'zh-Hant',
  contactProduct: 'BP',
} as const;
const lantern: KnownInsurer = {
  insurerAsked: 'LPG',
  insurerName: 'Lantern Peak',
  insurerNameZh: '燈峰保險',
  contactsVersion: 'v1',
  contacts: [general, ofPackages],
};
const jadefield: KnownInsurer = {
  insurerAsked: 'JDF',
  insurerName: 'Jadefield',
  insurerNameZh: '翠田保險',
  contactsVersion: '',
  contacts: [],
};

type Answers = Parameters<typeof drawPage>[2];
const open = (role: UserRole, answers: Answers = []) =>
  drawPage(<InsurerContactsPage />, '/insurer-contacts', [
    [me, whoAs(role)],
    [insurerContacts, { data: [lantern, jadefield] }],
    ...answers,
  ]);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('contacts of insurers', () => {
  test('stand by insurer and class of business, and an insurer that has none says so', async () => {
    open('officer');
    const own = await section('Lantern Peak');
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All other classes of businesscommercial@lpg.example.com in English',
      'Business Packagepackages@lpg.example.com in Traditional Chinese',
    ]);
    expect((await section('Jadefield')).getByText('No contact: a case is sent without a link.')).toBeTruthy();
    // Who only sends cases changes none.
    expect(screen.queryByRole('button', { name: /contact of/ })).toBeNull();
  });

  test('are added for a class that has none, once, with what was shown', async () => {
    const added = { insurerEmail: 'ec@lpg.example.com', insurerLanguage: 'en', contactProduct: 'EC' } as const;
    const after = { ...lantern, contacts: [...lantern.contacts, added] };
    const { user, sent, notices } = open('productManager', [[saveInsurerContacts, { data: [after, jadefield] }]]);
    await user.click(await screen.findByRole('button', { name: 'Add a contact of Lantern Peak' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a contact of Lantern Peak' }));
    const classes = dialog.getByLabelText<HTMLSelectElement>('Class of business');
    expect([...classes.options].map(({ value }) => value)).not.toContain('BP');
    await user.selectOptions(classes, 'EC');
    await user.type(dialog.getByLabelText('E-mail'), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(sent(saveInsurerContacts)).toEqual([]);
    await user.clear(dialog.getByLabelText('E-mail'));
    await user.type(dialog.getByLabelText('E-mail'), added.insurerEmail);
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(added.insurerEmail)).toBeTruthy();
    expect(sent(saveInsurerContacts)).toEqual([
      { insurerAsked: 'LPG', contactsVersion: 'v1', contacts: [general, ofPackages, added] },
    ]);
    expect(notices).toEqual([{ kind: 'success', message: 'The contacts of Lantern Peak are saved' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are changed and removed one by one, the others staying as they are', async () => {
    const { user, sent } = open('administrator', [
      [saveInsurerContacts, { data: [lantern, jadefield] }, { data: [{ ...lantern, contacts: [general] }, jadefield] }],
    ]);
    await user.click(await screen.findByRole('button', { name: /^Change the contact .*Business Package$/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Language of the e-mails'), 'en');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Remove the contact .*Business Package$/ }));
    const question = within(screen.getByRole('dialog', { name: 'Remove this contact of Lantern Peak?' }));
    expect(question.getByText(/packages@lpg\.example\.com/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(ofPackages.insurerEmail)).toBeNull());
    expect(sent(saveInsurerContacts).map(({ contacts }) => contacts)).toEqual([
      [general, { ...ofPackages, insurerLanguage: 'en' }],
      [general],
    ]);
  });

  test('that somebody has changed meanwhile are shown anew, and what was typed goes on top of them [C-5.4-15]', async () => {
    const theirs = { ...lantern, contactsVersion: 'v2', contacts: [ofPackages] };
    const { user, sent, notices } = drawPage(<InsurerContactsPage />, '/insurer-contacts', [
      [me, whoAs('productManager')],
      [insurerContacts, { data: [lantern] }, { data: [theirs] }],
      [saveInsurerContacts, { status: 409, code: 'Changed meanwhile' }, { data: [theirs] }],
    ]);
    await user.click(await screen.findByRole('button', { name: /^Change the contact .*Business Package$/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('E-mail'));
    await user.type(dialog.getByLabelText('E-mail'), 'other@lpg.example.com');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'failure', message: 'Changed meanwhile' }]));
    await waitFor(() => expect(screen.queryByText(general.insurerEmail)).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(saveInsurerContacts)).toHaveLength(2));
    expect(sent(saveInsurerContacts)[1]).toMatchObject({
      contactsVersion: 'v2',
      contacts: [{ ...ofPackages, insurerEmail: 'other@lpg.example.com' }],
    });
  });
});
