import type { MenuItemCode } from '@onegi/contract/menus';
import {
  IconBooks,
  IconCalendarEvent,
  IconClipboardHeart,
  IconEdit,
  IconFileDescription,
  IconHelpCircle,
  IconHistory,
  IconHome2,
  IconInbox,
  IconMailOpened,
  IconMessage2,
  IconReceiptDollar,
  IconReportAnalytics,
  IconSettings,
  IconSpeakerphone,
  IconUsersGroup,
} from '@tabler/icons-react';

/** The pictures of the rows that stand open. */
export const rowIcons: { readonly [Item in MenuItemCode]?: typeof IconHome2 } = {
  homePage: IconHome2,
  dashboard: IconReportAnalytics,
  applications: IconFileDescription,
  requests: IconInbox,
  payments: IconReceiptDollar,
  promotions: IconSpeakerphone,
  activities: IconCalendarEvent,
  library: IconBooks,
  makingClaims: IconClipboardHeart,
  claimsFaq: IconHelpCircle,
  contactUs: IconMailOpened,
  enquiries: IconMessage2,
  contentEditor: IconEdit,
  users: IconUsersGroup,
  settings: IconSettings,
  recordAudit: IconHistory,
};
