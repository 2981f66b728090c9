import formatCompiled from 'use-intl/format-message/format-only';
import { formatWhole, pluralOf } from './whole-number.ts';

type Asked = Parameters<typeof formatCompiled>;
type Formatters = Asked[3]['formatters'];

/** Of whole numbers without the platform's formatters: the first that a page makes takes a phone 100 ms, before it can be used. */
const counting = ({ getNumberFormat, getPluralRules, ...others }: Formatters): Formatters => ({
  ...others,
  getNumberFormat: (locale, options) => {
    if (options) return getNumberFormat(locale, options);
    const format = (value: number) =>
      Number.isInteger(value) && value >= 0 ? formatWhole(value) : getNumberFormat(locale).format(value);
    return { format } as Intl.NumberFormat;
  },
  getPluralRules: (locale, options) => {
    const select = (value: number) =>
      options?.type !== 'ordinal' && Number.isInteger(value) && value >= 0
        ? pluralOf(String(locale), value)
        : getPluralRules(locale, options).select(value);
    return { select } as Intl.PluralRules;
  },
});

/** Writes a text that was compiled when the pages were built, which the build puts in the place of the library's own. */
export default function formatMessage(...[key, message, values, options]: Asked): ReturnType<typeof formatCompiled> {
  return formatCompiled(key, message, values, { ...options, formatters: counting(options.formatters) });
}

formatMessage.raw = formatCompiled.raw;
