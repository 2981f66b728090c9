import type { CompiledLine } from '../engine.ts';
import type { LineRating } from '../line-rating.ts';
import type { RateResult } from '../result.ts';
import { type AccidentReason, type AccidentRider, type AccidentRisk, accidentRating } from './accident.ts';
import { type FireReason, type FireRider, type FireRisk, fireRating } from './fire.ts';
import { type GolfRider, type GolfRisk, golfRating } from './golf.ts';
import { type HelperRider, type HelperRisk, helperRating } from './helper.ts';
import { type HomeReason, type HomeRider, type HomeRisk, homeRating } from './home.ts';
import { type MedicalReason, type MedicalRider, type MedicalRisk, medicalRating } from './medical.ts';
import { motorRating } from './motor/motor.ts';
import type { MotorReason, MotorRider, MotorRisk } from './motor/motor-types.ts';
import { type PetReason, type PetRider, type PetRisk, petRating } from './pet.ts';
import { type StudentReason, type StudentRider, type StudentRisk, studentRating } from './student.ts';
import { travelRating } from './travel.ts';
import type { TravelReason, TravelRider, TravelRisk } from './travel-types.ts';

/** What each line is rated on, by product code. A new line is added to the three and the compiler asks for its rating. */
export interface RiskByLine {
  TRAVEL: TravelRisk;
  HOME: HomeRisk;
  FIRE: FireRisk;
  OS: StudentRisk;
  MOTOR: MotorRisk;
  PA: AccidentRisk;
  PET: PetRisk;
  DH: HelperRisk;
  MEDICAL: MedicalRisk;
  GOLF: GolfRisk;
}

/** The optional covers of each line. */
export interface RiderByLine {
  TRAVEL: TravelRider;
  HOME: HomeRider;
  FIRE: FireRider;
  OS: StudentRider;
  MOTOR: MotorRider;
  PA: AccidentRider;
  PET: PetRider;
  DH: HelperRider;
  MEDICAL: MedicalRider;
  GOLF: GolfRider;
}

/** Why a line's plans are referred, beside the reasons that all lines share. */
export interface ReasonByLine {
  TRAVEL: TravelReason;
  HOME: HomeReason;
  FIRE: FireReason;
  OS: StudentReason;
  MOTOR: MotorReason;
  PA: AccidentReason;
  PET: PetReason;
  DH: never;
  MEDICAL: MedicalReason;
  GOLF: never;
}

export type RatedLine = keyof RiskByLine;

export type LineResult<Line extends RatedLine> = RateResult<ReasonByLine[Line], RiderByLine[Line]>;

export type Compiled<Line extends RatedLine> = CompiledLine<RiskByLine[Line], RiderByLine[Line], ReasonByLine[Line]>;

export const lineRatings: {
  readonly [Line in RatedLine]: LineRating<RiskByLine[Line], RiderByLine[Line], ReasonByLine[Line]>;
} = {
  TRAVEL: travelRating,
  HOME: homeRating,
  FIRE: fireRating,
  OS: studentRating,
  MOTOR: motorRating,
  PA: accidentRating,
  PET: petRating,
  DH: helperRating,
  MEDICAL: medicalRating,
  GOLF: golfRating,
};
