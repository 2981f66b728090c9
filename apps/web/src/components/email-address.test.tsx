// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmailAddress } from './email-address.tsx';
import { draw } from './test-render.tsx';

afterEach(cleanup);

const drawn = (address: string) => {
  draw(
    <p>
      <EmailAddress address={address} />
    </p>,
  );
  return document.querySelector('p') as HTMLElement;
};

it('lets an address go over to the next line after its @ and its dots, and reads as it is written', () => {
  const address = drawn('mei.ling@onegi.example');
  expect(address.innerHTML).toBe('<span>mei.<wbr>ling@<wbr>onegi.<wbr>example</span>');
  expect(address.textContent).toBe('mei.ling@onegi.example');
});

it('leaves other texts as they are', () => {
  expect(drawn('1.5 million, Flat A.2').innerHTML).toBe('1.5 million, Flat A.2');
});
