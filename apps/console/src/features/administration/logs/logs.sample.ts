import type { Operation, SignInEntry, UserSession } from '@smart-fire/api-client/logs'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 19, 20, 15)
const MINUTE_MS = 60_000

export function aSignIn(changes: Partial<SignInEntry> = {}): SignInEntry {
  return { id: '1', username: 'zhiban01', address: '10.20.3.17', at: AT, result: 'ok', reason: null, browser: 'Chrome 131', system: 'Windows 10/11', ...changes }
}

export function anOperation(changes: Partial<Operation> = {}): Operation {
  return {
    id: '1', module: '角色权限管理', act: '编辑', object: '值班员', result: 'ok', at: AT, account: 'operator', person: '陈思远', address: '10.20.3.2',
    fields: { rows: [{ field: 'description', before: '监控值守', after: '24 小时监控值守' }], dropped: 0 }, ...changes,
  }
}

function aSession(changes: Partial<UserSession> = {}): UserSession {
  return { id: 's1', username: 'zhiban01', name: '周海燕', address: '10.20.3.17', browser: 'Chrome 131', system: 'Windows 10/11', since: AT, until: AT + 30 * 24 * 60 * MINUTE_MS, state: 'valid', own: false, ...changes }
}

export default {
  rows: [
    aSignIn(),
    aSignIn({ id: '2', username: 'weibao01', at: AT - 3 * MINUTE_MS, result: 'refused', reason: 'password', browser: 'Firefox 132' }),
    aSignIn({ id: '3', username: 'chakan01', at: AT - 9 * MINUTE_MS, result: 'refused', reason: 'disabled', address: '192.168.7.40', system: 'Android' }),
  ],
  parts: {
    operations: { rows: [anOperation(), anOperation({ id: '2', module: '报警处理', act: '处理', object: '1024', person: '周海燕', account: 'zhiban01', fields: { rows: [], dropped: 0 } })] },
    sessions: { rows: [aSession(), aSession({ id: 's2', username: 'operator', name: '陈思远', own: true }), aSession({ id: 's3', username: 'weibao01', name: '罗志勇', state: 'renewable' })] },
  },
} satisfies ScreenSample<SignInEntry>
