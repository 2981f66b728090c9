import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-hk';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { parseTypedDate } from '../lib/dates.ts';
import classes from './calendar.module.css';

interface Props {
  value: string;
  min?: string;
  max?: string;
  onPick: (day: string) => void;
}

export default function CalendarMonth({ value, min, max, onPick }: Props) {
  const t = useTranslations('common.form');
  const isChinese = useLocale() === 'zh-Hant';
  const box = useRef<HTMLDivElement>(null);
  const chosen = parseTypedDate(value) ?? null;
  // The keyboard goes on where the calendar opens.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  }, []);

  return (
    <div ref={box}>
      <DatesProvider settings={{ locale: isChinese ? 'zh-hk' : 'en', firstDayOfWeek: 0, weekendDays: [] }}>
        <DatePicker
          value={chosen}
          onChange={(day) => day && onPick(day)}
          defaultDate={chosen ?? min}
          minDate={min}
          maxDate={max}
          size="md"
          hideOutsideDates
          monthLabelFormat={isChinese ? 'YYYY年M月' : 'MMMM YYYY'}
          yearLabelFormat={isChinese ? 'YYYY年' : 'YYYY'}
          monthsListFormat={isChinese ? 'M月' : 'MMM'}
          ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
          getDayAriaLabel={(day) =>
            new Intl.DateTimeFormat(isChinese ? 'zh-HK' : 'en-HK', {
              dateStyle: 'full',
              timeZone: 'UTC',
            }).format(new Date(`${day}T00:00:00Z`))
          }
          classNames={{
            day: `tabular ${classes.day}`,
            calendarHeaderControl: classes.control,
            calendarHeaderLevel: classes.control,
          }}
        />
      </DatesProvider>
    </div>
  );
}
