import type { templateNames as englishNames, templateProducts as englishProducts } from '../en/template-names.ts';

export const templateNames: typeof englishNames = {
  BP: '商業綜合保險',
  EC: '僱員補償保險',
  CAR_A: '建築工程全險（全年）',
  CAR_P: '建築工程全險（單項工程）',
  MC: '海上貨物保險',
  PAR: '財產全險',
  PL: '公眾責任保險',
  OTHERS_C: '其他商業保險',
  OTHERS_P: '個人保險',
  OTHERS_M: '汽車保險',
  OTHERS_PL: '其他公眾責任',
  OTHERS_EM: '其他僱員保險',
};

export const templateProducts: typeof englishProducts = {
  BP: '商業綜合保險',
  EC: '僱員補償保險',
  CAR: '建築工程全險',
  MARINE: '海上貨物保險',
  PAR: '財產全險',
  PL: '公眾責任保險',
  OTHERS: '其他保險',
};
