import { Button } from '@mantine/core';
import type { Permission } from '@onegi/contract/permissions';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { Me } from '../accounts/use-me.ts';

/** Where somebody goes on when nothing waits: the first two of what they may do. */
const nextPages = [
  ['edit', '/content-editor', 'content.edit'],
  ['library', '/productLibrary', 'content.edit'],
  ['audit', '/audit', 'audit.read'],
  ['users', '/users', 'users.write'],
  ['settings', '/settings', 'settings.write'],
  ['requests', '/requests', 'requests.answer'],
  ['enquiries', '/enquiries', 'enquiries.answer'],
  ['payments', '/payments', 'payments.read'],
  ['quote', '/', 'quotes.search'],
  ['dashboard', '/home', 'dashboard.read'],
] as const satisfies readonly (readonly [string, string, Permission])[];

const withText = ['administrator', 'officer', 'finance', 'compliance', 'editor'] as const;

/** An empty day: what will be told here, and what to do meanwhile. */
export function NothingWaits({ user: { roles, rights } }: { user: Me }) {
  const t = useTranslations('workplace.home');
  const sells = rights['applications.read'] === 'own';
  const next = nextPages.filter(([name, , permission]) => rights[permission] && !(sells && name === 'dashboard'));
  const text = sells ? 'sells' : (withText.find((role) => roles.includes(role)) ?? 'other');
  return (
    <div className="mt-sm">
      <EmptyState title={t('waiting.none')}>
        <p className="dimmed">{t(`nextTexts.${text}`)}</p>
        <div className="row wrap gap-xs" style={{ justifyContent: 'center' }}>
          {next.slice(0, 2).map(([name, path]) => (
            <Button key={name} component={Link} to={path} variant="default">
              {t(`next.${name}`)}
            </Button>
          ))}
        </div>
      </EmptyState>
    </div>
  );
}
