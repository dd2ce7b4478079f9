/** Texts of the terminal. */
export const zhCN = {
  creating: '正在创建数据库（仅首次启动）…',
  opening: '正在打开数据库…',
  seeding: '正在生成演示城市（仅首次启动，约需 20 秒）…',
  seedSteps: {
    planning: '规划城市',
    estate: '建筑、平面图与消火栓',
    devices: '设备与消防主机',
    records: '60 天异常记录',
    readings: '48 小时监测数据',
    accounts: '账号',
  },
  seeded: (seconds: string) => `演示城市已生成，用时 ${seconds} 秒`,
  ready: (url: string) => `智慧消防云平台已启动：${url}`,
  account: (username: string, password: string) => `演示账号：${username}    密码：${password}`,
  otherAccounts: (usernames: string) => `其他演示账号（密码相同）：${usernames}`,
  noConsole: '未找到已构建的控制台页面，仅提供接口；请运行 npm start 或 npm run build',
  howToStop: '按 Ctrl-C 停止',
  stopping: '正在停止…',
  stopped: '已停止',
  badSetting: (setting: string) => `设置无效：${setting}`,
  portTaken: (port: number) => `端口 ${port} 已被占用。请停止占用该端口的程序，或换一个端口：PORT=${port + 1} npm start`,
  portForbidden: (port: number) => `没有权限使用端口 ${port}，请换一个大于 1023 的端口：PORT=8080 npm start`,
  hostUnknown: (host: string) => `本机没有地址 ${host}，请检查 HOST`,
  folderNotWritable: (folder: string) => `数据目录不可写：${folder}。请检查权限，或换一个目录：SMART_FIRE_DATA=目录 npm start`,
  folderLocked: (folder: string, pid: number | null) => `数据目录 ${folder} 正被另一个服务使用${pid === null ? '' : `（进程 ${pid}）`}。请先停止它，或换一个目录：SMART_FIRE_DATA=目录 npm start`,
  folderWithoutSockets: (folder: string) => `数据目录 ${folder} 所在的文件系统不支持套接字，无法防止两个服务同时使用它。请换一个本机磁盘上的目录：SMART_FIRE_DATA=目录 npm start`,
  folderBroken: (folder: string) => `无法打开 ${folder} 中的数据库。数据可能仍可恢复：请勿删除，先完整备份该目录，再检查磁盘和权限后重试。需要立即启动时，可换一个目录：SMART_FIRE_DATA=目录 npm start`,
  newerSchema: '数据库由更新版本的程序创建，本版本不能使用它。请安装该版本或更新的版本；数据未作任何更改',
  databaseUnreachable: '无法连接 DATABASE_URL 指定的 PostgreSQL，请检查地址、账号以及数据库是否已启动',
  diskFull: (folder: string) => `磁盘空间不足：${folder}`,
  failed: (reason: string) => `启动失败：${reason}`,
}
export type MainMessages = typeof zhCN

export const en: MainMessages = {
  creating: 'Creating the database (first start only) …',
  opening: 'Opening the database …',
  seeding: 'Creating the demo city (first start only, about 20 seconds) …',
  seedSteps: {
    planning: 'plan of the city',
    estate: 'buildings, floor plans and hydrants',
    devices: 'devices and fire hosts',
    records: '60 days of abnormal records',
    readings: '48 hours of readings',
    accounts: 'accounts',
  },
  seeded: (seconds) => `Demo city ready in ${seconds} s`,
  ready: (url) => `The smart fire-fighting platform is ready: ${url}`,
  account: (username, password) => `Demo account: ${username}    password: ${password}`,
  otherAccounts: (usernames) => `More demo accounts (same password): ${usernames}`,
  noConsole: 'No built console found, only the API is served; run npm start or npm run build',
  howToStop: 'Ctrl-C stops it',
  stopping: 'Stopping …',
  stopped: 'Stopped',
  badSetting: (setting) => `Invalid setting: ${setting}`,
  portTaken: (port) => `Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=${port + 1} npm start`,
  portForbidden: (port) => `No permission to use port ${port}, choose one above 1023: PORT=8080 npm start`,
  hostUnknown: (host) => `This machine has no address ${host}, check HOST`,
  folderNotWritable: (folder) => `The data folder cannot be written: ${folder}. Check its permissions, or choose another one: SMART_FIRE_DATA=folder npm start`,
  folderLocked: (folder, pid) => `The data folder ${folder} is in use by another server${pid === null ? '' : ` (process ${pid})`}. Stop it first, or choose another one: SMART_FIRE_DATA=folder npm start`,
  folderWithoutSockets: (folder) => `The file system of the data folder ${folder} has no sockets, so a second server could not be kept out of it. Choose a folder on a local disk: SMART_FIRE_DATA=folder npm start`,
  folderBroken: (folder) => `The database in ${folder} cannot be opened. Its data may be recoverable: keep the folder, copy all of it to a safe place, then check the disk and the permissions and try again. To start at once, choose another folder: SMART_FIRE_DATA=folder npm start`,
  newerSchema: 'The database belongs to a newer version of the program, and this one cannot use it. Install that version or a later one; nothing was changed',
  databaseUnreachable: 'The PostgreSQL that DATABASE_URL names cannot be reached; check the address, the account and whether it runs',
  diskFull: (folder) => `The disk is full: ${folder}`,
  failed: (reason) => `The start failed: ${reason}`,
}

/** Chinese where the terminal is Chinese, English elsewhere. */
export function terminalMessages(env: NodeJS.ProcessEnv): MainMessages {
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().startsWith('zh') ? zhCN : en
}
