export const zhCN = {
  leave: '退出大屏',
  now: '当前时间',
  session: '登录状态',
  kept: '登录自动续期',
  renewing: '正在续期…',
  retrying: (end: string) => `登录续期失败，正在重试；${end} 到期后需重新登录`,
  notRenewable: '登录到期后需重新登录；重新登录后大屏将自动续期',
  unknownEnd: '到期时间未知',
}
export type WallMessages = typeof zhCN

export const en: WallMessages = {
  leave: 'Leave wall display',
  now: 'Time now',
  session: 'Sign-in',
  kept: 'Stays signed in',
  renewing: 'Renewing…',
  retrying: (end) => `The sign-in could not be renewed, trying again; it ends at ${end}`,
  notRenewable: 'This sign-in will end; after the next one the wall display stays signed in',
  unknownEnd: 'an unknown time',
}
