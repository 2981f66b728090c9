import { dependentOptions, optionsOf, type Template } from '../template.ts';
import { businessRegistration, statement, yesNo } from './common-rows.ts';

const goods = {
  ELC: ['CON', 'COM', 'PRT', 'OTH'],
  GAR: ['CLO', 'TEX', 'FTW', 'OTH'],
  FOD: ['DRY', 'CHL', 'FRZ', 'BEV', 'OTH'],
  MCH: ['NEW', 'USD', 'SPA', 'OTH'],
  CHM: ['NHZ', 'HAZ', 'OTH'],
  OTH: ['FUR', 'TOY', 'PAP', 'MTL', 'OTH'],
};
const singleVoyage = { questionId: 'MC01', answers: ['SGL'] };

/** Marine cargo. */
export const mc: Template = {
  id: 'MC',
  version: 1,
  products: ['MARINE'],
  rows: [
    {
      id: 'MC01',
      type: 'SPINNER',
      size: 10,
      required: true,
      heading: 'goods',
      options: optionsOf('coverBasis', 'SGL', 'OPN'),
    },
    {
      id: 'MC02',
      type: 'SPINNER_1',
      size: 10,
      required: true,
      options: optionsOf('goodsCategory', ...Object.keys(goods)),
      associated: 'MC03',
    },
    { id: 'MC03', type: 'SPINNER_2', size: 10, required: true, options: dependentOptions('goods', goods) },
    {
      id: 'MC04',
      type: 'SPINNER',
      size: 10,
      required: true,
      options: optionsOf('packing', 'FCL', 'LCL', 'CTN', 'BLK'),
    },
    { id: 'MC05', type: 'VARCHAR', size: 100, required: true, heading: 'voyage' },
    { id: 'MC06', type: 'VARCHAR', size: 100, required: true },
    {
      id: 'MC07',
      type: 'SPINNER',
      size: 10,
      required: true,
      options: optionsOf('conveyance', 'SEA', 'AIR', 'LND', 'MUL'),
    },
    { id: 'MC08', type: 'DATE', size: 10, when: singleVoyage },
    {
      id: 'MC09',
      type: 'NUMERIC_GT_0',
      size: 15,
      required: true,
      heading: 'sums',
      hint: 'inHongKongDollars',
      ending: 'insuredValue',
    },
    { id: 'MC10', type: 'NUMERIC', size: 15 },
    {
      id: 'MC11',
      type: 'SPINNER',
      size: 10,
      required: true,
      options: optionsOf('cargoClauses', 'ICCA', 'ICCB', 'ICCC'),
    },
    yesNo('MC12', 'Y'),
    { ...statement('MC13', 'MC14'), heading: 'losses' },
    { id: 'MC14', type: 'VARCHAR', size: 500 },
  ],
  documents: [
    { text: 'invoice', required: true, when: singleVoyage },
    { text: 'packingList' },
    { text: 'billOfLading' },
    businessRegistration,
    { text: 'shipmentRecord', required: true, when: { questionId: 'MC01', answers: ['OPN'] } },
  ],
};
