import type { AnswerOf } from '@onegi/contract/call';
import type { officeInfo as officeInfoCall } from '@onegi/contract/calls/company/contact';
import type { Deps } from '../../deps.ts';

/** Where the office is reached, as an administrator has set it. */
export function officeInfo({ settings }: Pick<Deps, 'settings'>): AnswerOf<typeof officeInfoCall> {
  const now = settings.current();
  return {
    hotline: now.HOTLINE_NUMBER,
    officeHours: now.HOTLINE_HOURS,
    officeHoursZh: now.HOTLINE_HOURS_ZH,
    officeEmail: now.OFFICE_EMAIL,
    officeAddress: now.OFFICE_ADDRESS,
    officeAddressZh: now.OFFICE_ADDRESS_ZH,
  };
}
