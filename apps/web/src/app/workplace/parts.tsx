import type { ComponentType } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { WithMessages } from '../../components/more-messages.tsx';
import { PageAnswers } from '../../components/page-answers.tsx';
import { Account } from './account.tsx';
import { Foot } from './foot.tsx';
import { Top } from './top.tsx';
import { useRights } from './use-user.ts';
import type { Workplace } from './workplace.ts';

const WithRights: Workplace['WithRights'] = ({ children }) => children(useRights());

/** The parts stand beside the page, not around it: each brings its texts and what asks the server. */
function standing<Props extends object>(Part: ComponentType<Props>, messages: AbstractIntlMessages) {
  return function Standing(props: Props) {
    return (
      <PageAnswers>
        <WithMessages messages={messages}>
          <Part {...props} />
        </WithMessages>
      </PageAnswers>
    );
  };
}

export const partsWith = (messages: AbstractIntlMessages): Workplace => ({
  Top: standing(Top, messages),
  Foot: standing(Foot, messages),
  Account: standing(Account, messages),
  WithRights: standing(WithRights, messages),
});
