// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { mounted } from '../../components/form/mounted.tsx';
import { PasswordAsk } from './password-ask.tsx';
import { PasswordForm } from './password-form.tsx';

afterEach(cleanup);

it('marks every field that is empty, the confirmation too', async () => {
  const form = await mounted(<PasswordForm onDone={() => {}} />);
  await form.submit();
  expect(form.texts('[id$="-error"]')).toEqual([
    'The old password cannot be empty',
    'Password cant be empty',
    'Please enter the new password once more',
  ]);
});

it('marks an empty confirmation also where the new password is not good enough', async () => {
  const form = await mounted(<PasswordForm onDone={() => {}} />);
  await form.fillIn({ oldPasswordDigest: 'Sesame-2026', newPassword: 'short' });
  await form.submit();
  expect(form.at('#newPasswordAgain-error').textContent).toBe('Please enter the new password once more');
});

it('says that the password is missing where it is asked once more', async () => {
  const form = await mounted(
    <PasswordAsk id="ask" action="Remove" onPassword={() => Promise.reject(new Error('asked'))} onCancel={() => {}} />,
  );
  expect(form.at<HTMLButtonElement>('button[type=submit]').disabled).toBe(false);
  await form.submit();
  expect(form.at('#ask-error').textContent).toBe('Password cant be empty');
});
