import type { uploadField as english } from '../en/upload-field.ts';

export const uploadField = {
  label: '上載檔案',
  drop: '拖放檔案至此，或選擇檔案',
  limits: '類型：{types}（上載檔案大小限制：{megabytes}MB）',
  progress: '正在上載 {name}：{percent, number}%',
  tooBig: '（上載檔案大小限制：{megabytes}MB）',
  tooBigForRow: '上載檔案的大小不可超過 {megabytes}M',
  badType: '只可上載以下類型的檔案：{types}',
  badTypeForRow: '上載檔案只可為 {types} 格式',
  open: '開啟 {name}',
  preview: '{name} 的預覽',
} satisfies typeof english;
