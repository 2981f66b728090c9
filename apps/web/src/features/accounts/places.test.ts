import { expect, test } from 'vitest';
import { placeAfterLogin } from './places.ts';

test('a login leads back to the page that asked for it', () => {
  expect(placeAfterLogin('/users?page=2')).toBe('/users?page=2');
});

test.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'users'])(
  'a login never leads to %j',
  (next) => {
    expect(placeAfterLogin(next)).toBe('/home-page');
  },
);
