import { type MotorFileType, motorFileTypes } from '../fields/motor.ts';
import type { Permission } from '../permissions.ts';

/** What the portal itself makes: nobody uploads it, nor sorts a document to it. */
export const MADE_BY_PORTAL: MotorFileType = 'E10';

/** The types that people give documents. */
export const sortableTypes: readonly MotorFileType[] = motorFileTypes.filter((type) => type !== MADE_BY_PORTAL);

/** Whoever works on cases may send documents; who only reads may not. */
export const sendDocuments: readonly Permission[] = ['motor.write', 'motor.clear', 'motor.generate', 'motor.audit'];
