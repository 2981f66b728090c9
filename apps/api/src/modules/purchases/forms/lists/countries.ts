import type { QuestionOption } from '@onegi/contract/questions';

const option = (value: string, label: string, labelZh: string): QuestionOption => ({ value, label, labelZh });

/** Where domestic helpers come from, other than the Philippines. */
export const helperCountries: readonly QuestionOption[] = [
  option('ID', 'Indonesia', '印尼'),
  option('TH', 'Thailand', '泰國'),
  option('IN', 'India', '印度'),
  option('LK', 'Sri Lanka', '斯里蘭卡'),
  option('BD', 'Bangladesh', '孟加拉'),
  option('PK', 'Pakistan', '巴基斯坦'),
  option('MM', 'Myanmar', '緬甸'),
  option('KH', 'Cambodia', '柬埔寨'),
  option('MY', 'Malaysia', '馬來西亞'),
  option('OT', 'Other overseas', '其他海外國家'),
];

export const philippines = option('PH', 'Philippines', '菲律賓');

/** Where students from Hong Kong go, most first. */
export const studyCountries: readonly QuestionOption[] = [
  option('GB', 'United Kingdom', '英國'),
  option('US', 'United States', '美國'),
  option('CA', 'Canada', '加拿大'),
  option('AU', 'Australia', '澳洲'),
  option('CN', 'Mainland China', '中國內地'),
  option('TW', 'Taiwan', '台灣'),
  option('JP', 'Japan', '日本'),
  option('KR', 'South Korea', '南韓'),
  option('SG', 'Singapore', '新加坡'),
  option('NZ', 'New Zealand', '新西蘭'),
  option('IE', 'Ireland', '愛爾蘭'),
  option('FR', 'France', '法國'),
  option('DE', 'Germany', '德國'),
  option('NL', 'Netherlands', '荷蘭'),
  option('CH', 'Switzerland', '瑞士'),
  option('IT', 'Italy', '意大利'),
  option('ES', 'Spain', '西班牙'),
  option('MY', 'Malaysia', '馬來西亞'),
  option('TH', 'Thailand', '泰國'),
  option('OT', 'Other', '其他'),
];
