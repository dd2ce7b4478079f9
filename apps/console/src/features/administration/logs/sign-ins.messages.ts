import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '登录日志',
  one: '登录记录',
  fields: { username: '账号', address: 'IP 地址', result: '结果', reason: '失败原因', browser: '浏览器', system: '操作系统', at: '时间', days: '日期' },
  choices: {
    result: { ok: '成功', refused: '失败' },
    reason: { password: '账号或密码错误', code: '验证码错误', throttled: '尝试次数过多', disabled: '账号已停用', secondFactor: '动态验证码错误' },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Sign-in log',
  one: 'sign-in',
  fields: { username: 'Account', address: 'IP address', result: 'Result', reason: 'Reason', browser: 'Browser', system: 'System', at: 'Time', days: 'Days' },
  choices: {
    result: { ok: 'Accepted', refused: 'Refused' },
    reason: { password: 'Wrong account or password', code: 'Wrong picture code', throttled: 'Too many attempts', disabled: 'Account is disabled', secondFactor: 'Wrong authenticator code' },
  },
}
