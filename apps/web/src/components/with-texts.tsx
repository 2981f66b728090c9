import type { ComponentType } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { WithMessages } from './more-messages.tsx';

/**
 * A component with texts of its own, both in files that are loaded when it is first shown.
 * @param texts modules of packages/messages, in the language of the page
 */
export async function withTexts<Props extends object>(
  component: Promise<ComponentType<Props>>,
  texts: Promise<AbstractIntlMessages>[],
): Promise<{ default: ComponentType<Props> }> {
  const [Component, ...domains] = await Promise.all([component, ...texts]);
  const messages: AbstractIntlMessages = Object.assign({}, ...domains);
  return {
    default: (props) => (
      <WithMessages messages={messages}>
        <Component {...props} />
      </WithMessages>
    ),
  };
}
