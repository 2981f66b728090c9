import type { ListItem } from '@onegi/contract/calls/common/dropdown';

/** The group a model is rated in: 1 small to 6 performance, 9 for an underwriter. */
export type ModelGroup = 1 | 2 | 3 | 4 | 5 | 6 | 9;

interface Make {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  /** Every make also has "Other", which an underwriter prices. */
  readonly models: Readonly<Record<string, ModelGroup>>;
}

/** Cars sold in Hong Kong. */
const makes: readonly Make[] = [
  {
    code: 'TOY',
    name: 'Toyota',
    nameZh: '豐田',
    models: {
      Yaris: 1,
      Corolla: 2,
      Prius: 2,
      Sienta: 1,
      Noah: 2,
      Voxy: 2,
      Alphard: 4,
      Vellfire: 4,
      Camry: 3,
      RAV4: 2,
      Harrier: 3,
      bZ4X: 5,
    },
  },
  {
    code: 'LEX',
    name: 'Lexus',
    nameZh: '凌志',
    models: { UX: 3, NX: 3, RX: 4, ES: 3, IS: 3, LS: 4, LM: 4, 'RC F': 6 },
  },
  {
    code: 'HON',
    name: 'Honda',
    nameZh: '本田',
    models: { Jazz: 1, Freed: 1, City: 1, Civic: 2, Stepwgn: 2, Odyssey: 3, 'HR-V': 2, 'CR-V': 2, 'Civic Type R': 6 },
  },
  {
    code: 'NIS',
    name: 'Nissan',
    nameZh: '日產',
    models: { Note: 1, March: 1, Serena: 2, Elgrand: 4, 'X-Trail': 2, Kicks: 1, Leaf: 5, Ariya: 5, 'GT-R': 6 },
  },
  {
    code: 'MAZ',
    name: 'Mazda',
    nameZh: '萬事得',
    models: { Mazda2: 1, Mazda3: 2, Mazda6: 3, 'CX-3': 2, 'CX-5': 2, 'CX-8': 3, 'MX-5': 3 },
  },
  {
    code: 'MIT',
    name: 'Mitsubishi',
    nameZh: '三菱',
    models: { 'Delica D:5': 2, Outlander: 2, 'Eclipse Cross': 2, ASX: 2, Lancer: 2, 'Lancer Evolution': 6 },
  },
  {
    code: 'SUB',
    name: 'Subaru',
    nameZh: '富士',
    models: { Impreza: 2, XV: 2, Forester: 2, Levorg: 3, Outback: 3, BRZ: 6, 'WRX STI': 6, Solterra: 5 },
  },
  {
    code: 'SUZ',
    name: 'Suzuki',
    nameZh: '鈴木',
    models: { Swift: 1, Jimny: 1, Solio: 1, Vitara: 2, SX4: 1, Ignis: 1, 'Swift Sport': 3 },
  },
  {
    code: 'DAI',
    name: 'Daihatsu',
    nameZh: '大發',
    models: { Sirion: 1, Terios: 1, Thor: 1, Copen: 2, Boon: 1 },
  },
  {
    code: 'INF',
    name: 'Infiniti',
    nameZh: '英菲尼迪',
    models: { Q30: 3, Q50: 3, Q60: 6, QX50: 3, QX60: 4, QX80: 4 },
  },
  {
    code: 'MBZ',
    name: 'Mercedes-Benz',
    nameZh: '平治',
    models: {
      'A-Class': 3,
      'B-Class': 3,
      CLA: 3,
      'C-Class': 3,
      'E-Class': 4,
      'S-Class': 4,
      GLA: 3,
      GLC: 4,
      GLE: 4,
      'V-Class': 4,
      EQB: 5,
      'AMG C63': 6,
    },
  },
  {
    code: 'BMW',
    name: 'BMW',
    nameZh: '寶馬',
    models: {
      '1 Series': 3,
      '2 Series Gran Tourer': 3,
      '3 Series': 3,
      '5 Series': 4,
      '7 Series': 4,
      X1: 3,
      X3: 4,
      X5: 4,
      iX3: 5,
      i4: 5,
      M3: 6,
      M5: 6,
    },
  },
  {
    code: 'MIN',
    name: 'MINI',
    nameZh: '迷你',
    models: { Cooper: 3, 'Cooper SE': 5, Clubman: 3, Countryman: 3, 'John Cooper Works': 6 },
  },
  {
    code: 'AUD',
    name: 'Audi',
    nameZh: '奧迪',
    models: { A1: 3, A3: 3, A4: 3, A5: 3, A6: 4, Q2: 3, Q3: 3, Q5: 4, Q7: 4, 'Q4 e-tron': 5, 'e-tron GT': 6, RS6: 6 },
  },
  {
    code: 'VWG',
    name: 'Volkswagen',
    nameZh: '福士',
    models: {
      Polo: 2,
      Golf: 2,
      'Golf GTI': 6,
      Passat: 3,
      Tiguan: 3,
      Touran: 2,
      Sharan: 3,
      Multivan: 3,
      'ID.4': 5,
      'ID.Buzz': 5,
    },
  },
  {
    code: 'POR',
    name: 'Porsche',
    nameZh: '保時捷',
    models: { Macan: 6, Cayenne: 6, Panamera: 6, '718 Boxster': 6, '718 Cayman': 6, '911': 6, Taycan: 6, '911 GT3': 9 },
  },
  {
    code: 'SMA',
    name: 'smart',
    nameZh: 'smart',
    models: { fortwo: 2, forfour: 2, '#1': 5, '#3': 5, '#5': 5 },
  },
  {
    code: 'VOL',
    name: 'Volvo',
    nameZh: '富豪',
    models: { XC40: 3, XC60: 4, XC90: 4, V60: 3, S60: 3, S90: 4, EX30: 5, EX40: 5 },
  },
  {
    code: 'POL',
    name: 'Polestar',
    nameZh: '極星',
    models: { 'Polestar 2': 5, 'Polestar 3': 5, 'Polestar 4': 5, 'Polestar 1': 6, 'Polestar 5': 6 },
  },
  {
    code: 'TES',
    name: 'Tesla',
    nameZh: '特斯拉',
    models: { 'Model 3': 5, 'Model Y': 5, 'Model S': 5, 'Model X': 5, 'Model S Plaid': 6, Roadster: 9 },
  },
  {
    code: 'BYD',
    name: 'BYD',
    nameZh: '比亞迪',
    models: { 'Atto 3': 5, Dolphin: 5, Seal: 5, 'Sealion 6': 3, 'Sealion 7': 5, e6: 5, M6: 5 },
  },
  {
    code: 'MGM',
    name: 'MG',
    nameZh: '名爵',
    models: { MG4: 5, MG5: 2, 'ZS EV': 5, HS: 2, 'Marvel R': 5, Cyberster: 6, S5: 5 },
  },
  {
    code: 'MAX',
    name: 'Maxus',
    nameZh: '上汽大通',
    models: { 'MIFA 9': 5, 'MIFA 7': 5, 'Euniq 5': 5, 'Euniq 6': 5, 'eDeliver 3': 5 },
  },
  {
    code: 'XPG',
    name: 'XPENG',
    nameZh: '小鵬',
    models: { G6: 5, G9: 5, X9: 5, P7: 5, 'P7+': 5 },
  },
  {
    code: 'ZEE',
    name: 'ZEEKR',
    nameZh: '極氪',
    models: { '001': 5, '009': 5, X: 5, '7X': 5, '001 FR': 6 },
  },
  {
    code: 'GAC',
    name: 'GAC AION',
    nameZh: '廣汽埃安',
    models: { 'Y Plus': 5, V: 5, ES: 5, 'HYPTEC HT': 5, E9: 3 },
  },
  {
    code: 'DEN',
    name: 'DENZA',
    nameZh: '騰勢',
    models: { D9: 5, Z9: 5, N7: 5, B5: 4, 'Z9 GT': 6 },
  },
  {
    code: 'GWM',
    name: 'ORA / GWM',
    nameZh: '歐拉／長城',
    models: { 'ORA 03': 5, 'ORA 07': 5, 'Tank 300': 3, 'Tank 500': 4, 'Haval H6': 2 },
  },
  {
    code: 'HYU',
    name: 'Hyundai',
    nameZh: '現代',
    models: {
      i10: 1,
      i20: 1,
      i30: 2,
      Elantra: 2,
      Tucson: 2,
      'Santa Fe': 3,
      Staria: 3,
      'Kona Electric': 5,
      'Ioniq 5': 5,
      'Ioniq 6': 5,
    },
  },
  {
    code: 'KIA',
    name: 'Kia',
    nameZh: '起亞',
    models: { Picanto: 1, Stonic: 1, Cerato: 2, Sportage: 2, Sorento: 3, Carnival: 3, 'Niro EV': 5, EV6: 5, EV9: 5 },
  },
  {
    code: 'GEN',
    name: 'Genesis',
    nameZh: '捷恩斯',
    models: { G70: 4, G80: 4, GV60: 5, GV70: 4, GV80: 4 },
  },
  {
    code: 'FOR',
    name: 'Ford',
    nameZh: '福特',
    models: { Fiesta: 1, Focus: 2, Kuga: 2, EcoSport: 1, 'Tourneo Custom': 3, Mustang: 6, 'Mustang Mach-E': 5 },
  },
  {
    code: 'JEE',
    name: 'Jeep',
    nameZh: '吉普',
    models: { Renegade: 2, Compass: 3, Cherokee: 3, Wrangler: 4, 'Grand Cherokee': 4 },
  },
  {
    code: 'JAG',
    name: 'Jaguar',
    nameZh: '積架',
    models: { XE: 3, XF: 4, XJ: 4, 'E-Pace': 3, 'F-Pace': 4, 'I-Pace': 5, 'F-Type': 6 },
  },
  {
    code: 'LRO',
    name: 'Land Rover',
    nameZh: '越野路華',
    models: {
      Defender: 4,
      Discovery: 4,
      'Discovery Sport': 3,
      'Range Rover Evoque': 4,
      'Range Rover Velar': 4,
      'Range Rover Sport': 4,
      'Range Rover': 4,
    },
  },
  {
    code: 'MAS',
    name: 'Maserati',
    nameZh: '瑪莎拉蒂',
    models: { Ghibli: 6, Levante: 6, Quattroporte: 6, Grecale: 6, GranTurismo: 6, MC20: 9 },
  },
  {
    code: 'ALF',
    name: 'Alfa Romeo',
    nameZh: '愛快羅密歐',
    models: { Giulietta: 3, Giulia: 3, Stelvio: 4, Tonale: 3, 'Giulia Quadrifoglio': 6, '4C': 6 },
  },
  {
    code: 'PEU',
    name: 'Peugeot',
    nameZh: '標緻',
    models: { '208': 1, '308': 2, '2008': 2, '3008': 2, '5008': 2, 'e-208': 5, 'e-2008': 5 },
  },
  {
    code: 'CIT',
    name: 'Citroen',
    nameZh: '雪鐵龍',
    models: { C3: 1, C4: 2, 'C4 Cactus': 1, 'C4 SpaceTourer': 2, 'C5 Aircross': 2, 'e-C4': 5 },
  },
  {
    code: 'REN',
    name: 'Renault',
    nameZh: '雷諾',
    models: { Clio: 1, Captur: 2, Megane: 2, 'Megane RS': 6, Koleos: 3, Zoe: 5 },
  },
  {
    code: 'FIA',
    name: 'Fiat',
    nameZh: '快意',
    models: { '500': 1, '500X': 2, '500e': 5, Panda: 1, 'Abarth 595': 6 },
  },
  {
    code: 'SKO',
    name: 'Skoda',
    nameZh: '斯柯達',
    models: { Fabia: 1, Octavia: 2, Superb: 3, Kodiaq: 3, Enyaq: 5 },
  },
  {
    code: 'FER',
    name: 'Ferrari',
    nameZh: '法拉利',
    models: { Roma: 9, '296 GTB': 9, SF90: 9, 'F8 Tributo': 9, Purosangue: 9, '812': 9 },
  },
  {
    code: 'LAM',
    name: 'Lamborghini',
    nameZh: '林寶堅尼',
    models: { Huracan: 9, Urus: 9, Revuelto: 9, Aventador: 9, Temerario: 9 },
  },
  {
    code: 'BEN',
    name: 'Bentley',
    nameZh: '賓利',
    models: { 'Continental GT': 9, 'Flying Spur': 9, Bentayga: 9, Mulsanne: 9, Azure: 9 },
  },
  {
    code: 'RRC',
    name: 'Rolls-Royce',
    nameZh: '勞斯萊斯',
    models: { Ghost: 9, Phantom: 9, Cullinan: 9, Wraith: 9, Spectre: 9 },
  },
  {
    code: 'AST',
    name: 'Aston Martin',
    nameZh: '阿士頓馬田',
    models: { Vantage: 9, DB11: 9, DB12: 9, DBX: 9, DBS: 9 },
  },
  {
    code: 'MCL',
    name: 'McLaren',
    nameZh: '麥拿倫',
    models: { '570S': 9, '600LT': 9, '720S': 9, GT: 9, Artura: 9 },
  },
];

const OTHER = { code: 'OTHER', name: 'Other', nameZh: '其他', group: 9 as const };

/** A model's code: its name in capitals and digits, "P7+" as P7PLUS. */
const codeOf = (name: string) =>
  name
    .toUpperCase()
    .replaceAll('+', 'PLUS')
    .replaceAll('#', 'NO')
    .replace(/[^A-Z0-9]/g, '');

interface Model {
  readonly group: ModelGroup;
  /** Make and model as shown. */
  readonly names: Readonly<Record<'en' | 'zh-Hant', { readonly make: string; readonly model: string }>>;
}

const models = new Map<string, Map<string, Model>>(
  makes.map((make) => {
    const named = (model: string, modelZh: string, group: ModelGroup): Model => ({
      group,
      names: { en: { make: make.name, model }, 'zh-Hant': { make: make.nameZh, model: modelZh } },
    });
    const own = Object.entries(make.models).map(([name, group]) => [codeOf(name), named(name, name, group)] as const);
    return [make.code, new Map([...own, [OTHER.code, named(OTHER.name, OTHER.nameZh, OTHER.group)]])];
  }),
);

/** A model of a make by their codes; null when the make has no such model. */
export const findModel = (make: string, model: string): Model | null => models.get(make)?.get(model) ?? null;

export const makeList: readonly ListItem[] = makes.map(({ code, name, nameZh }) => ({
  value: code,
  label: name,
  labelZh: `${nameZh} ${name}`,
}));

/** The models of a make; none for a make that is not known. */
export function modelList(make: string): readonly ListItem[] {
  return [...(models.get(make) ?? [])].map(([value, { names }]) => ({
    value,
    label: names.en.model,
    labelZh: names['zh-Hant'].model,
  }));
}
