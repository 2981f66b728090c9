export interface Holiday {
  /** yyyy-MM-dd in Hong Kong. */
  readonly date: string;
  readonly en: string;
  readonly zhHant: string;
}

const holiday = (date: string, en: string, zhHant: string): Holiday => ({ date, en, zhHant });

/** Public holidays of Hong Kong, in their order, Sundays left out. To be checked against the Gazette when a year is added. */
export const holidays: readonly Holiday[] = [
  holiday('2026-12-25', 'Christmas Day', '聖誕節'),
  holiday('2026-12-26', 'The first weekday after Christmas Day', '聖誕節後第一個周日'),
  holiday('2027-01-01', 'The first day of January', '一月一日'),
  holiday('2027-02-06', 'Lunar New Year’s Day', '農曆年初一'),
  holiday('2027-02-08', 'The third day of Lunar New Year', '農曆年初三'),
  holiday('2027-02-09', 'The fourth day of Lunar New Year', '農曆年初四'),
  holiday('2027-03-26', 'Good Friday', '耶穌受難節'),
  holiday('2027-03-27', 'The day following Good Friday', '耶穌受難節翌日'),
  holiday('2027-03-29', 'Easter Monday', '復活節星期一'),
  holiday('2027-04-05', 'Ching Ming Festival', '清明節'),
  holiday('2027-05-01', 'Labour Day', '勞動節'),
  holiday('2027-05-13', 'The Birthday of the Buddha', '佛誕'),
  holiday('2027-06-09', 'Tuen Ng Festival', '端午節'),
  holiday('2027-07-01', 'Hong Kong Special Administrative Region Establishment Day', '香港特別行政區成立紀念日'),
  holiday('2027-09-16', 'The day following the Chinese Mid-Autumn Festival', '中秋節翌日'),
  holiday('2027-10-01', 'National Day', '國慶日'),
  holiday('2027-10-08', 'Chung Yeung Festival', '重陽節'),
  holiday('2027-12-25', 'Christmas Day', '聖誕節'),
  holiday('2027-12-27', 'The first weekday after Christmas Day', '聖誕節後第一個周日'),
];

/** The last day that the holidays above are known for: beyond it nothing is said or promised in office hours. */
export const HOLIDAYS_KNOWN_UNTIL = '2027-12-31';
