import type { offerDesk as english } from '../en/offer-desk.ts';

export const offerDesk = {
  reasons: {
    form: '不承保此類業務：{form}',
    only: '{row}：只承保{choices}',
    never: '{row}：不承保{choices}',
    most: '{measure}：上限 {bound}，本個案為 {is}',
    least: '{measure}：下限 {bound}，本個案為 {is}',
    occupations: '只承保至 {upTo} 類職業，不承保{occupations}',
    stated: '須符合以下聲明：「{row}」',
  },
  measures: {
    sumInsured: '投保額',
    contractValue: '合約金額',
    turnover: '營業額',
    liabilityLimit: '責任限額',
    payroll: '全年薪金總額',
    headcount: '僱員人數',
    buildingAge: '樓齡（年）',
    yearBuilt: '落成年份',
  },
} satisfies typeof english;
