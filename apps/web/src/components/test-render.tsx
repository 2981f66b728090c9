import { MantineProvider } from '@mantine/core';
import { messages } from '@onegi/messages';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { IntlProvider } from 'use-intl';

// On a busy machine what comes a moment later comes later.
configure({ asyncUtilTimeout: 5_000 });

/**
 * Draws a part as a page in English does, and somebody who types and presses there. For tests with a DOM (happy-dom).
 * @param chinese texts of a Chinese page
 */
export function draw(part: ReactElement, chinese?: Partial<typeof messages>) {
  render(part, {
    wrapper: ({ children }) => (
      <MantineProvider env="test">
        <IntlProvider
          locale={chinese ? 'zh-Hant' : 'en'}
          messages={chinese ? { ...messages, ...chinese } : messages}
          timeZone="Asia/Hong_Kong"
        >
          {children}
        </IntlProvider>
      </MantineProvider>
    ),
  });
  return userEvent.setup();
}
