import { optionsOf, type Template } from '../template.ts';
import { businessRegistration, proposal, statement, yesNo } from './common-rows.ts';

/** Insurers want to see how a larger property was valued. */
const VALUED_OVER_DOLLARS = 5_000_000;

/** Property all risks. */
export const par: Template = {
  id: 'PAR',
  version: 1,
  products: ['PAR'],
  rows: [
    {
      id: 'PR01',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'property',
      options: optionsOf('interest', 'OWN', 'TEN', 'MGT', 'MTG'),
    },
    { id: 'PR02', type: 'VARCHAR', size: 200, required: true },
    {
      id: 'PR03',
      type: 'SPINNER',
      size: 10,
      required: true,
      options: optionsOf('premisesUse', 'OFF', 'SHP', 'WHS', 'FAC', 'RES', 'MIX'),
    },
    { id: 'PR04', type: 'INTEGER', size: 4, required: true, sinceYear: 1800 },
    { id: 'PR05', type: 'VARCHAR', size: 50, required: true },
    { id: 'PR06', type: 'NUMERIC', size: 15, required: true, heading: 'sums' },
    { id: 'PR07', type: 'NUMERIC', size: 15, required: true },
    { id: 'PR08', type: 'NUMERIC', size: 15 },
    { id: 'PR09', type: 'VARCHAR', size: 50 },
    { ...statement('PR10', 'PR11'), heading: 'protection' },
    { id: 'PR11', type: 'VARCHAR', size: 300 },
    statement('PR12', 'PR13'),
    { id: 'PR13', type: 'VARCHAR', size: 300 },
    { ...yesNo('PR14'), heading: 'losses' },
  ],
  documents: [
    proposal,
    businessRegistration,
    { text: 'valuation', required: true, when: { sumOf: ['PR06', 'PR07', 'PR08'], over: VALUED_OVER_DOLLARS } },
    { text: 'fireCertificate' },
    { text: 'photos' },
    { text: 'lossRecord' },
  ],
};
