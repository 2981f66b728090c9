import { dropdown, type ListItem } from '@onegi/contract/calls/common/dropdown';
import type { LineCode } from '@onegi/contract/lines';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import classes from './insurers.module.css';

export default function InsurerList({ line }: { line: LineCode }) {
  const isChinese = useLocale() === 'zh-Hant';
  const [insurers, setInsurers] = useState<ListItem[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    callApi(dropdown, { body: { codes: ['PROVIDER_LIST'], product: line } }, { signal: leaving.signal })
      .then((lists) => setInsurers(lists.PROVIDER_LIST ?? []))
      // The logos are an ornament here: without them the page still does its work.
      .catch(() => {});
    return () => leaving.abort();
  }, [line]);

  return (
    <ul className={`stack gap-sm mt-lg ${classes.list}`} data-filled={insurers.length > 0}>
      {insurers.map((insurer) => (
        <li key={insurer.value} className={`framed row small gap-sm ${classes.insurer}`}>
          <img src={`/insurers/${insurer.value}.svg`} alt="" width={40} height={40} loading="lazy" />
          {isChinese ? insurer.labelZh : insurer.label}
        </li>
      ))}
    </ul>
  );
}
