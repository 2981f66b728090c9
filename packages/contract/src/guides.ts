import type { LineCode } from './lines.ts';

/** A page that shows what every plan of a line pays under one heading of its benefits. */
interface Guide {
  readonly line: LineCode;
  /** The heading in the plans' benefit tables. */
  readonly group: string;
}

/** Every guide by its address below /guides; its words are texts of `guides`. */
export const guides = {
  'travel-medical': { line: 'TRAVEL', group: 'medical' },
  'travel-delay': { line: 'TRAVEL', group: 'trip' },
  'travel-baggage': { line: 'TRAVEL', group: 'baggage' },
  'home-contents': { line: 'HOME', group: 'contents' },
  'home-extra-costs': { line: 'HOME', group: 'costs' },
  'home-liability': { line: 'HOME', group: 'liability' },
  'fire-events': { line: 'FIRE', group: 'perils' },
  'fire-extra-costs': { line: 'FIRE', group: 'costs' },
  'student-medical': { line: 'OS', group: 'medical' },
  'student-studies': { line: 'OS', group: 'study' },
  'student-belongings': { line: 'OS', group: 'baggage' },
  'motor-third-party': { line: 'MOTOR', group: 'thirdParty' },
  'motor-own-car': { line: 'MOTOR', group: 'car' },
  'motor-excess': { line: 'MOTOR', group: 'excess' },
  'accident-medical': { line: 'PA', group: 'medical' },
  'accident-income': { line: 'PA', group: 'income' },
  'pet-vet': { line: 'PET', group: 'vet' },
  'pet-owner-costs': { line: 'PET', group: 'owner' },
  'helper-employer': { line: 'DH', group: 'employer' },
  'helper-medical': { line: 'DH', group: 'medical' },
  'helper-extra-costs': { line: 'DH', group: 'costs' },
  'medical-hospital': { line: 'MEDICAL', group: 'hospital' },
  'medical-surgery': { line: 'MEDICAL', group: 'surgery' },
  'golf-equipment': { line: 'GOLF', group: 'equipment' },
  'golf-hole-in-one': { line: 'GOLF', group: 'holeInOne' },
} as const satisfies Record<string, Guide>;

export type GuideName = keyof typeof guides;

export const guideNames = Object.keys(guides) as GuideName[];

/** The guides of a line, in the order they are read. */
export const guidesOf = (line: LineCode): GuideName[] => guideNames.filter((name) => guides[name].line === line);
