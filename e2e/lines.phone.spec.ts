import { phoneJourneys, travelThrough } from './line-journeys.ts';

travelThrough(phoneJourneys);
