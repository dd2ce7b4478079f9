import type { SignInProvider } from '@smart-fire/api-client/sign-in-providers'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aProvider(changes: Partial<SignInProvider> = {}): SignInProvider {
  return { id: '3', version: '1', name: '万诚集团统一认证', issuer: 'https://id.wancheng.example', clientId: 'smart-fire-console', scopes: 'profile', state: 'on', secret: 'stored', order: 1, ...changes }
}

export const providerSample = {
  rows: [aProvider(), aProvider({ id: '4', name: '市消防支队', issuer: 'https://sso.fire.example', clientId: 'fire-4471', state: 'off', secret: 'missing', order: 2 })],
  input: { name: '集团认证', issuer: 'https://id.example.com', clientId: 'console', scopes: 'profile', order: 3, state: 'on' },
  round: {
    add: { name: '验收认证', issuer: 'https://id.example.com', clientId: 'console', scopes: 'profile', order: 3, state: 'off' },
    edit: { clientId: 'console-2' },
    find: 'name',
  },
} satisfies ScreenSample<SignInProvider>
