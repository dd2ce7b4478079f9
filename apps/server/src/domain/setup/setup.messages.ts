/** Messages of the first set-up; additive (ADR 30). */
export const zhCN = {
  alreadySetUp: '平台已完成初始设置',
  wrongCode: '初始设置码错误',
  tooManyGuesses: (seconds: number) => `尝试次数过多，请 ${seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`}后再试`,
  sameUsername: '两个账号不能相同',
}
