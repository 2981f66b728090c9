// @vitest-environment happy-dom
import { captcha, loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { LoginForm } from './login-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aCaptcha = (digit: number) => ({
  data: { captchaKey: `00000000-0000-4000-8000-00000000000${digit}`, captchaImage: `data:image/png;base64,${digit}` },
});

async function atTheTerms(at = '/login') {
  const page = drawPage(<LoginForm />, at, [
    [captcha, aCaptcha(1), aCaptcha(2)],
    [loginIn, { data: { stepId: 'step', secondFactors: [] } }],
  ]);
  await screen.findByRole('img', { name: 'Picture of four digits' });
  await page.user.type(screen.getByLabelText('User email'), 'demo01@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'Sesame-2026');
  await page.user.type(screen.getByLabelText('Verification code'), '1234');
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  const terms = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  return { ...page, terms };
}

it('begins reading at the text of the terms: Enter accepts nothing that nobody has read', async () => {
  const { terms } = await atTheTerms();
  const { activeElement } = document;
  expect(terms.contains(activeElement)).toBe(true);
  expect(activeElement?.textContent).toMatch(/^Please read and accept these terms/);
});

it.each(['Decline', 'Close'])('by %s says that nobody was signed in, and loads a fresh captcha', async (name) => {
  const { user, asked, terms } = await atTheTerms();
  await user.click(within(terms).getByRole('button', { name }));
  expect(await screen.findByText(/^You did not accept the terms, so nobody was signed in/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture of four digits' }).getAttribute('src')).toContain('2'),
  );
  expect(asked.filter((call) => call === 'captcha')).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
});

it('takes the page that was asked for along to the other ways of getting in', async () => {
  drawPage(<LoginForm />, '/login?next=%2Fusers', []);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Forgot password'), hrefOf('First time login')]).toEqual([
    '/forgetpassword?next=%2Fusers',
    '/FirstLogin?next=%2Fusers',
  ]);
});
