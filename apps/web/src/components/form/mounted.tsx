import { messages } from '@onegi/messages';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';

const acting = (isActing: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });
acting(true);

const setterOf = (element: object) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;

/** Waits for what comes by itself, such as an answer of the server. */
export async function eventually(check: () => void): Promise<void> {
  acting(false);
  await vi.waitFor(check);
  acting(true);
}

/** For tests: draws into a document and does what a person does there. */
export async function mounted(children: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
        {children}
      </IntlProvider>,
    ),
  );
  const at = <E extends HTMLElement>(selector: string) => {
    const found = place.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing is ${selector} in ${place.innerHTML}`);
    return found;
  };
  return {
    at,
    texts: (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent),
    async type(id: string, text: string) {
      await this.fillIn({ [id]: text });
    },
    /** All at once, as browsers fill in what they know. */
    fillIn: (texts: Readonly<Record<string, string>>) =>
      act(async () => {
        for (const [id, text] of Object.entries(texts)) {
          const input = at<HTMLInputElement>(`#${id}`);
          input.focus();
          setterOf(input)?.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }),
    leave: (id: string) => act(async () => at(`#${id}`).blur()),
    submit: () =>
      act(async () => {
        at('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    unmount: () => act(async () => root.unmount()),
  };
}
