import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { Notice } from '../lib/notify.ts';

export function Notices() {
  return <Notifications position="top-center" zIndex={400} />;
}

export function showNotice({ kind, message }: Notice, closeLabel: string) {
  notifications.show({
    message,
    color: kind === 'failure' ? 'red' : 'harbour',
    autoClose: kind === 'failure' ? 10_000 : 5_000,
    withBorder: true,
    role: kind === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel, size: 'lg' },
  });
}
