import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './list.module.css';

/** What can be done without leaving the list. */
export interface RowAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface Props {
  /** Names the button, and whose actions they are: 'Actions: EN2611000001'. */
  label: string;
  actions: readonly RowAction[];
}

/** The actions of a row behind one button; none where there is nothing to do. */
export function RowMenu({ label, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" returnFocus>
      <Menu.Target>
        <button
          type="button"
          data-opens-menu
          className={`icon-button brand hover-tinted ${classes.rowButton}`}
          aria-label={label}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            className={classes.action}
            // While a closed menu fades, its rows can still be pressed.
            onClick={() => isOpen && action.onSelect()}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
