import { desktopJourneys, travelThrough } from './line-journeys.ts';

travelThrough(desktopJourneys);
