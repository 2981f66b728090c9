const format = new Intl.NumberFormat('en-HK');

/** 1234567 as 1,234,567. */
export const grouped = (value: number) => format.format(value);
