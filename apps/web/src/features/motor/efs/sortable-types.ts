import { type MotorFileType, motorFileTypes } from '@onegi/contract/fields/motor';

/** What people sort documents to: what the portal makes nobody uploads. */
export const sortableTypes: readonly MotorFileType[] = motorFileTypes.filter((type) => type !== 'E10');
