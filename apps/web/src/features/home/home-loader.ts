import { getWorkedIncident } from '@onegi/contract/calls/incidents/worked-incident';
import { listLineExamples } from '@onegi/contract/calls/quotes/line-examples';
import { answeringParts } from '../../lib/answering-parts.ts';

/** What the home page is made with. */
export const homeLoader = answeringParts((ask) => Promise.all([ask(listLineExamples, {}), ask(getWorkedIncident, {})]));
