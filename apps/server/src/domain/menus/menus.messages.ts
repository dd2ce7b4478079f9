export const zhCN = {
  /** the name of a menu's permission (contract admin §3.1) */
  visit: '访问',
}
