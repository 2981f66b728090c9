import type { CompiledLine } from '../engine.ts';
import type { LineRating } from '../line-rating.ts';
import type { RateResult } from '../result.ts';
import { travelRating } from './travel.ts';
import type { TravelReason, TravelRider, TravelRisk } from './travel-types.ts';

/** What each line is rated on, by product code. A new line is added to the three and the compiler asks for its rating. */
export interface RiskByLine {
  TRAVEL: TravelRisk;
}

/** The optional covers of each line. */
export interface RiderByLine {
  TRAVEL: TravelRider;
}

/** Why a line's plans are referred, beside the reasons that all lines share. */
export interface ReasonByLine {
  TRAVEL: TravelReason;
}

export type RatedLine = keyof RiskByLine;

export type LineResult<Line extends RatedLine> = RateResult<ReasonByLine[Line], RiderByLine[Line]>;

export type Compiled<Line extends RatedLine> = CompiledLine<RiskByLine[Line], RiderByLine[Line], ReasonByLine[Line]>;

export const lineRatings: {
  readonly [Line in RatedLine]: LineRating<RiskByLine[Line], RiderByLine[Line], ReasonByLine[Line]>;
} = {
  TRAVEL: travelRating,
};
