import { createApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepsASecret } from '../../../testing/keeps-a-secret'
import { AccessPanel } from './access-panel'
import { aProvider } from './sign-in-providers.sample'

keepsASecret({
  draw: (onClose) => <AccessPanel row={aProvider({ secret: 'missing' })} isListed onClose={onClose} onChanged={() => undefined} />,
  field: /^新的客户端密钥/,
  saved: '密钥已保存',
})

it.each([
  ['stored', '已设置。密钥保存后不再显示，只能更换。'],
  ['missing', '未设置。如果身份提供方要求密钥，登录会失败。'],
  [null, '无法读取是否已设置。'],
] as const)('says whether there is a secret, and that it is not known when that could not be read: %s', (secret, text) => {
  render(
    <SmartFireProvider client={createApiClient({ baseUrl: 'http://platform.test', getToken: () => 'token' })} locale="zh-CN">
      <AccessPanel row={aProvider({ secret })} isListed onClose={() => undefined} onChanged={() => undefined} />
    </SmartFireProvider>,
  )
  expect(screen.getAllByText(/设置。/).map(({ textContent }) => textContent)).toEqual([text])
})
