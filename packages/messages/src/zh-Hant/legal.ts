import type { legal as english } from '../en/legal.ts';

export const legal = {
  contents: '本頁內容',
  inForce: '自 {date}起生效',
  print: '列印',
  related: '另請參閱',
  levy: {
    rate: '保險業監管局徵費',
    percent: '保費的 {rate}%',
    cap: '每份保單每年上限',
    since: '適用於此日或之後生效的保單',
    motor: '汽車保險另須繳付',
    motorPercent: '汽車保險局徵費 {rate}%',
    unknown: '請參閱你的報價',
    noCap: '不設上限',
  },
} satisfies typeof english;
