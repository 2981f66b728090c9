import { expect, test } from 'vitest';
import { placeAfterLogin, placeOnTheWay } from './places.ts';

test('a login leads back to the page that asked for it', () => {
  expect(placeAfterLogin('/users?page=2')).toBe('/users?page=2');
});

test.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'users'])(
  'a login never leads to %j',
  (next) => {
    expect(placeAfterLogin(next)).toBe('/home-page');
  },
);

test('what must be done first keeps the page that was asked for, and no other site', () => {
  expect(placeOnTheWay('/security-settings', '/users?page=2')).toBe('/security-settings?next=%2Fusers%3Fpage%3D2');
  expect(placeOnTheWay('/login', '//evil.example')).toBe('/login');
  expect(placeOnTheWay('/login', null)).toBe('/login');
});
