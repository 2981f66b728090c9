import { useTranslations } from 'use-intl';

/** What somebody logged in with: the server keeps it in English, 'Safari on iPhone'. */
export function useAgentName(): (agent: string) => string {
  const t = useTranslations('accountsWork.sessions');
  return (agent) => {
    const [browser = '', system] = agent.split(' on ');
    const name = browser === 'Other program' ? t('otherProgram') : browser;
    return system ? t('agentOn', { browser: name, system }) : name;
  };
}
