import type { LineCode } from '@onegi/contract/lines';
import type { Incident } from './incident.ts';
import { accidentIncidents } from './lines/accident.ts';
import { fireIncidents } from './lines/fire.ts';
import { golfIncidents } from './lines/golf.ts';
import { helperIncidents } from './lines/helper.ts';
import { homeIncidents } from './lines/home.ts';
import { medicalIncidents } from './lines/medical.ts';
import { motorIncidents } from './lines/motor.ts';
import { petIncidents } from './lines/pet.ts';
import { studentIncidents } from './lines/student.ts';
import { travelIncidents } from './lines/travel.ts';

/** What can happen, by line; the compiler asks for a new line's here. */
export const incidentsByLine: Record<LineCode, readonly Incident[]> = {
  TRAVEL: travelIncidents,
  HOME: homeIncidents,
  FIRE: fireIncidents,
  OS: studentIncidents,
  MOTOR: motorIncidents,
  PA: accidentIncidents,
  PET: petIncidents,
  DH: helperIncidents,
  MEDICAL: medicalIncidents,
  GOLF: golfIncidents,
};
