export type InsurerCode =
  | 'LPG'
  | 'SFY'
  | 'JDF'
  | 'BRG'
  | 'CPW'
  | 'OVI'
  | 'EGP'
  | 'MQD'
  | 'NQA'
  | 'TDC'
  | 'FLM'
  | 'CGV'
  | 'STP'
  | 'PLV';

export interface InsurerSeed {
  readonly name: string;
  readonly nameZh: string;
  /** Short form that begins plan names. */
  readonly brand: string;
  readonly brandZh: string;
  readonly style: string;
  readonly styleZh: string;
  readonly colour: string;
  readonly method: 'A' | 'B' | 'D' | 'Q';
  /** Every benefit limit is multiplied by this, 10,000 = 1.00. */
  readonly limitFactor: number;
  /** False: applications are made on the insurer's own site. */
  readonly connected: boolean;
  /** Answered day and night. */
  readonly emergencyPhone: string;
}

/** Fourteen invented insurers, in the order they are listed. */
export const insurers: Record<InsurerCode, InsurerSeed> = {
  LPG: {
    name: 'Lantern Peak General Insurance',
    nameZh: '燈峰保險',
    brand: 'Lantern Peak',
    brandZh: '燈峰',
    style: 'broad range, middle price, tidy limits',
    styleZh: '保障全面，價格適中',
    colour: '#B5472B',
    method: 'A',
    limitFactor: 10_000,
    connected: true,
    emergencyPhone: '+852 2000 0101',
  },
  SFY: {
    name: 'Silverferry Insurance',
    nameZh: '銀渡保險',
    brand: 'Silverferry',
    brandZh: '銀渡',
    style: 'travel and student specialist, high medical limits',
    styleZh: '旅遊及留學專家，醫療限額高',
    colour: '#5B7C99',
    method: 'B',
    limitFactor: 11_000,
    connected: true,
    emergencyPhone: '+852 2000 0102',
  },
  JDF: {
    name: 'Jadefield General Insurance',
    nameZh: '翠田保險',
    brand: 'Jadefield',
    brandZh: '翠田',
    style: 'home, fire and small business packages',
    styleZh: '家居、火險及中小企組合',
    colour: '#2E8B57',
    method: 'B',
    limitFactor: 10_000,
    connected: true,
    emergencyPhone: '+852 2000 0103',
  },
  BRG: {
    name: 'Banyanroot General',
    nameZh: '榕根保險',
    brand: 'Banyanroot',
    brandZh: '榕根',
    style: 'family plans, generous child cover',
    styleZh: '家庭計劃，兒童保障優厚',
    colour: '#3F5F2E',
    method: 'A',
    limitFactor: 10_500,
    connected: true,
    emergencyPhone: '+852 2000 0104',
  },
  CPW: {
    name: 'Copperwharf Insurance',
    nameZh: '銅埗保險',
    brand: 'Copperwharf',
    brandZh: '銅埗',
    style: 'motor first, strong roadside help',
    styleZh: '主打汽車保險及道路救援',
    colour: '#A8643A',
    method: 'A',
    limitFactor: 10_000,
    connected: true,
    emergencyPhone: '+852 2000 0105',
  },
  OVI: {
    name: 'Orchidvale Insurance',
    nameZh: '蘭谷保險',
    brand: 'Orchidvale',
    brandZh: '蘭谷',
    style: 'medical and accident, many options',
    styleZh: '醫療及意外，選項多',
    colour: '#8E5AA8',
    method: 'B',
    limitFactor: 11_000,
    connected: true,
    emergencyPhone: '+852 2000 0106',
  },
  EGP: {
    name: 'Egretpoint Insurance',
    nameZh: '鷺角保險',
    brand: 'Egretpoint',
    brandZh: '鷺角',
    style: 'helper, home and pet, simple wording',
    styleZh: '家傭、家居及寵物，條款簡明',
    colour: '#2F6F8F',
    method: 'A',
    limitFactor: 9_500,
    connected: true,
    emergencyPhone: '+852 2000 0107',
  },
  MQD: {
    name: 'Moonquay Digital Insurance',
    nameZh: '月埗數碼保險',
    brand: 'Moonquay',
    brandZh: '月埗',
    style: 'online only, low prices, fewer benefits',
    styleZh: '純網上，價低、保障精簡',
    colour: '#1F2A60',
    method: 'A',
    limitFactor: 8_000,
    connected: true,
    emergencyPhone: '+852 2000 0108',
  },
  NQA: {
    name: 'Norquarry Assurance',
    nameZh: '北岩保險',
    brand: 'Norquarry',
    brandZh: '北岩',
    style: 'commercial and fire, manual underwriting',
    styleZh: '商業及火險，人手核保',
    colour: '#4A4A4A',
    method: 'D',
    limitFactor: 10_000,
    connected: false,
    emergencyPhone: '+852 2000 0109',
  },
  TDC: {
    name: 'Tidecourt Insurance',
    nameZh: '潮庭保險',
    brand: 'Tidecourt',
    brandZh: '潮庭',
    style: 'travel, golf and leisure',
    styleZh: '旅遊、高爾夫及休閒',
    colour: '#0B7A75',
    method: 'B',
    limitFactor: 10_000,
    connected: true,
    emergencyPhone: '+852 2000 0110',
  },
  FLM: {
    name: 'Fathomline Marine & General',
    nameZh: '深泓水火保險',
    brand: 'Fathomline',
    brandZh: '深泓',
    style: 'cargo, property and third-party motor',
    styleZh: '貨運、財產及第三者汽車',
    colour: '#123B6D',
    method: 'D',
    limitFactor: 9_500,
    connected: false,
    emergencyPhone: '+852 2000 0111',
  },
  CGV: {
    name: 'Camphor Grove Insurance',
    nameZh: '樟林保險',
    brand: 'Camphor Grove',
    brandZh: '樟林',
    style: 'pets, home and helper with wellness extras',
    styleZh: '寵物、家居及家傭，附加保健',
    colour: '#7A8B2A',
    method: 'B',
    limitFactor: 10_500,
    connected: false,
    emergencyPhone: '+852 2000 0112',
  },
  STP: {
    name: 'Stonepass Insurance',
    nameZh: '石坳保險',
    brand: 'Stonepass',
    brandZh: '石坳',
    style: 'contractors, EC and heavier motor risks',
    styleZh: '承建商、勞保及較高風險汽車',
    colour: '#6B5B4B',
    method: 'Q',
    limitFactor: 10_000,
    connected: false,
    emergencyPhone: '+852 2000 0113',
  },
  PLV: {
    name: 'Plovermark General Insurance',
    nameZh: '千鷗保險',
    brand: 'Plovermark',
    brandZh: '千鷗',
    style: 'premium tiers only, top limits, concierge',
    styleZh: '只設高階計劃，頂級限額',
    colour: '#C23B6A',
    method: 'Q',
    limitFactor: 13_000,
    connected: false,
    emergencyPhone: '+852 2000 0114',
  },
};
