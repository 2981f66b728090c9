import type { worth as english } from '../en/worth.ts';

export const worth = {
  tier: { B: '基本', S: '標準', P: '尊尚' },
  only: '唯一保障此項的計劃：{name}',
  lowestPrice: '{count} 個計劃中保費最低',
  cheapestWith: '保障此項的計劃中保費最低：{name}',
  of: {
    list: {
      highest: '{count} 個計劃中最高：{name}',
      fullest: '{count} 個計劃中保障最全面：{name}',
      widest: '{count} 個計劃中範圍最廣：{name}',
      longest: '{count} 個計劃中最長：{name}',
      lowest: '{count} 個計劃中最低：{name}',
      shortest: '{count} 個計劃中最短：{name}',
    },
    price: {
      highest: '低於 {price} 的計劃中最高：{name}',
      fullest: '低於 {price} 的計劃中保障最全面：{name}',
      widest: '低於 {price} 的計劃中範圍最廣：{name}',
      longest: '低於 {price} 的計劃中最長：{name}',
      lowest: '低於 {price} 的計劃中最低：{name}',
      shortest: '低於 {price} 的計劃中最短：{name}',
    },
    tier: {
      highest: '{tier}計劃中最高：{name}',
      fullest: '{tier}計劃中保障最全面：{name}',
      widest: '{tier}計劃中範圍最廣：{name}',
      longest: '{tier}計劃中最長：{name}',
      lowest: '{tier}計劃中最低：{name}',
      shortest: '{tier}計劃中最短：{name}',
    },
  },
} satisfies typeof english;
