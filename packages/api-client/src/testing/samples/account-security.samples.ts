import { ok, rows, type CallSample } from '../call-sample'

const OWN = '/api/auth/own'
const BASE = '/api/admin/signInProvider'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const SECURITY = { secondFactor: '1', secondFactorTime: '2026-10-12 09:30:00', recoveryCodes: 9, identities: [{ id: 4, provider: '集团', person: 'li.ming@集团', bindTime: '2026-10-12 09:30:00', lastUsedTime: null }] }
const READ = { secondFactor: 'on', since: AT, recoveryCodes: 9, identities: [{ id: '4', provider: '集团', person: 'li.ming@集团', boundAt: AT, lastUsedAt: null }] }
const TOKEN = { access_token: 't', token_type: 'bearer', userId: 'u', expire: AT }
const SESSION = { accessToken: 't', userId: 'u', refreshToken: null, expiresAt: AT }
const PROVIDER = { id: 3, name: '集团', issuer: 'https://idp.example.com', clientId: 'console', scopes: 'profile', offered: '1', hasSecret: '1', orderNum: 2 }
const PROVIDER_ROW = { id: '3', version: null, name: '集团', issuer: 'https://idp.example.com', clientId: 'console', scopes: 'profile', state: 'on', secret: 'stored', order: 2 }
const INPUT = { name: '集团', issuer: 'https://idp.example.com', clientId: 'console', scopes: 'profile', order: 2, state: 'off' } as const
const SENT = { name: '集团', issuer: 'https://idp.example.com', clientId: 'console', scopes: 'profile', orderNum: 2, offered: '0' }

export const accountSecuritySamples: readonly CallSample[] = [
  {
    call: 'POST /api/auth/oauth/token',
    run: (client) => client.steps.signIn({ username: 'a', password: 'b', code: 'c', image: 'd', bind: 'ticket-of-an-identity' }),
    sends: { username: 'a', code: 'c', image: 'd', bind: 'ticket-of-an-identity', grant_type: 'password' },
    response: { step: 'secondFactor', ticket: 'ticket', message: '请输入动态验证码' },
    gives: { is: 'codeWanted', ticket: 'ticket' },
  },
  {
    call: 'POST /api/auth/oauth/token',
    run: (client) => client.steps.giveCode({ ticket: 'ticket', code: ' 123456 ' }),
    sends: { grant_type: 'second_factor', ticket: 'ticket', code: '123456' },
    response: TOKEN,
    gives: SESSION,
  },
  { call: 'GET /api/auth/provider/list', run: (client) => client.steps.providers(), response: ok([{ id: 3, name: '集团' }]), gives: [{ id: '3', name: '集团' }] },
  {
    call: 'POST /api/auth/provider/begin',
    run: (client) => client.steps.depart('3'),
    sends: { id: '3' },
    response: ok({ address: 'https://idp.example.com/authorize?state=s' }),
    gives: 'https://idp.example.com/authorize?state=s',
  },
  {
    call: 'POST /api/auth/provider/finish',
    run: (client) => client.steps.arrive('?code=c&state=s'),
    sends: { code: 'c', state: 's' },
    response: { step: 'bind', ticket: 'ticket', provider: '集团', person: 'li.ming@集团' },
    gives: { is: 'accountWanted', ticket: 'ticket', provider: '集团', person: 'li.ming@集团' },
  },
  { call: 'POST /api/auth/provider/finish', run: (client) => client.steps.arrive('?code=c&state=s'), response: TOKEN, gives: { is: 'signedIn', session: SESSION } },
  { call: `GET ${OWN}/security`, run: (client) => client.accountSecurity.own(), response: ok(SECURITY), gives: READ },
  {
    call: `POST ${OWN}/beginSecondFactor`,
    run: (client) => client.accountSecurity.begin('三月的风 2026'),
    response: ok({ secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' }),
    gives: { secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' },
  },
  { call: `POST ${OWN}/confirmSecondFactor`, run: (client) => client.accountSecurity.confirm(' 123456 '), sends: { code: '123456' }, response: ok({ recoveryCodes: ['aaaa-bbbb'] }), gives: ['aaaa-bbbb'] },
  { call: `POST ${OWN}/endSecondFactor`, run: (client) => client.accountSecurity.end('123456'), sends: { code: '123456' }, response: ok() },
  { call: `POST ${OWN}/unbind`, run: (client) => client.accountSecurity.unbind('4'), sends: { id: '4' }, response: ok() },
  { call: 'GET /api/admin/user/security', run: (client) => client.accountSecurity.ofUser('u7'), sends: { id: 'u7' }, response: ok(SECURITY), gives: READ },
  { call: 'POST /api/admin/user/resetSecondFactor', run: (client) => client.accountSecurity.resetOfUser('u7'), sends: { id: 'u7' }, response: ok() },
  { call: 'POST /api/admin/user/unbindIdentity', run: (client) => client.accountSecurity.unbindOfUser('u7', '4'), sends: { id: 'u7', identityId: '4' }, response: ok() },
  { call: `GET ${BASE}/pageList`, run: (client) => client.signInProviders.list({ page: 1, limit: 15, name: '集' }), sends: { page: '1', limit: '15', name: '集' }, response: rows(PROVIDER), gives: { rows: [PROVIDER_ROW], total: 1, dropped: 0 } },
  { call: `GET ${BASE}/get`, run: (client) => client.signInProviders.get('3'), sends: { id: '3' }, response: ok(PROVIDER), gives: PROVIDER_ROW },
  { call: `POST ${BASE}/add`, run: (client) => client.signInProviders.add(INPUT), sends: SENT, response: ok() },
  { call: `POST ${BASE}/update`, run: (client) => client.signInProviders.update('3', INPUT, { version: '1' }), sends: { ...SENT, id: 3, version: '1' }, response: ok() },
  { call: `GET ${BASE}/delete`, run: (client) => client.signInProviders.remove(['3']), sends: { id: '3' }, response: ok() },
  { call: `GET ${BASE}/deleteQuery`, run: (client) => client.signInProviders.usedBy('3'), sends: { id: '3' }, response: ok([{ what: '绑定的账号', count: 2 }]), gives: [{ what: '绑定的账号', count: 2 }] },
  { call: `POST ${BASE}/importRows`, run: (client) => client.signInProviders.importRows([INPUT], { dryRun: true }), sends: { dryRun: true, rows: [SENT] }, response: ok({ accepted: 1, errors: [] }), gives: { accepted: 1, errors: [] } },
  { call: `POST ${BASE}/setSecret`, run: (client) => client.signInProviders.setSecret('3', 's'), sends: { id: '3', secret: 's' }, response: ok() },
]
