import type { health as english } from '../en/health.ts';

export const health = {
  alive: '程序運作中',
  ready: '服務正常',
  notReady: '暫時未能提供服務',
  serverStarting: '伺服器正在啟動',
  serverClosing: '伺服器正在關閉',
  databaseUnreachable: '無法連接資料庫',
  databaseReadOnly: '資料庫不能寫入：屬複本或唯讀',
  databaseFull: '資料庫的磁碟已滿',
  databaseRefused: '資料庫拒絕寫入',
  migrationsPending: '資料庫尚未套用此版本的結構更新',
  migrationsChanged: '有結構更新與資料庫已套用的不同',
  migrationsNewer: '資料庫屬較新的版本',
  diskFull: '磁碟已滿',
  diskLow: '磁碟空間不足',
  jobsStuck: '背景工作正在等候而沒有進展',
  jobsSlow: '背景工作處理不及',
  keysWrong: '有金鑰與此資料庫不符',
  checkTimeout: '有檢查逾時',
  checkFailed: '有檢查未能進行',
} satisfies typeof english;
