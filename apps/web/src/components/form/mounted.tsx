import { act, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { draw } from '../test-render.tsx';

/** For tests: draws a form and does by its ids what a person or a browser does there. */
export async function mounted(form: ReactElement) {
  await act(async () => draw(form));
  const at = <E extends HTMLElement>(selector: string) => {
    const found = document.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing is ${selector} in ${document.body.innerHTML}`);
    return found;
  };
  /** All at once, as browsers fill in what they know. */
  const fillIn = (texts: Readonly<Record<string, string>>) =>
    act(async () => {
      for (const [id, value] of Object.entries(texts)) fireEvent.input(at(`#${id}`), { target: { value } });
    });
  return {
    at,
    fillIn,
    texts: (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
    type: (id: string, text: string) => fillIn({ [id]: text }),
    leave: (id: string) => act(async () => fireEvent.blur(at(`#${id}`))),
    submit: () => act(async () => fireEvent.submit(at('form'))),
  };
}
