import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { templateIds } from '@onegi/contract/fields/requests';
import { lineCodes } from '@onegi/contract/lines';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useListOptions } from '../../lib/use-list-options.ts';
import { formAddress } from './form-address.ts';

/** What the form of personal insurance is for: motor insurance has a form of its own. */
const personalLines = lineCodes.filter((line) => line !== 'MOTOR');

/** Begins a case, one button for each form; personal insurance is of the line that is chosen. */
export function TemplateButtons() {
  const t = useTranslations('commercial');
  return (
    <section aria-labelledby="begin-case" className="mt-lg">
      <h2 id="begin-case" className="medium">
        {t('inquiry.begin')}
      </h2>
      <div className="flex wrap gap-xs mt-xs">
        {templateIds.map((templateId) =>
          templateId === 'OTHERS_P' ? (
            <PersonalLines key={templateId} label={t(`templates.${templateId}`)} />
          ) : (
            <Button key={templateId} component={Link} to={formAddress({ templateId })} variant="default" size="sm">
              {t(`templates.${templateId}`)}
            </Button>
          ),
        )}
      </div>
    </section>
  );
}

function PersonalLines({ label }: { label: string }) {
  const products = useListOptions('PRODUCT');
  const nameOf = (line: string) => products.find(({ value }) => value === line)?.label ?? line;
  return (
    <Menu position="bottom-start" shadow="md" returnFocus>
      <Menu.Target>
        <Button variant="default" size="sm" rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {personalLines.map((product) => (
          <Menu.Item key={product} component={Link} to={formAddress({ templateId: 'OTHERS_P', product })}>
            {nameOf(product)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
