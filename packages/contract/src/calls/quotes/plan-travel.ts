import * as z from 'zod';
import { call } from '../../call.ts';
import { travelSearch } from '../../lines/travel.ts';
import { planCard } from './shapes.ts';

export const planTravel = call({
  name: 'planTravel',
  method: 'POST',
  path: '/buy/plan-travel',
  summary: 'Prices every travel plan for one trip; a plan outside its appetite comes without a price',
  tag: 'quotes',
  body: travelSearch,
  answer: z.array(planCard.codec),
});
