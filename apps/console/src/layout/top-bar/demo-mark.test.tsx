import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DemoMark } from './demo-mark'

const client = createApiClient(createMockBackend().clientOptions({ baseUrl: 'http://mock.local' }))

afterEach(() => document.head.querySelector('meta[name="platform-demo"]')?.remove())

const show = () => render(<SmartFireProvider client={client}><DemoMark /></SmartFireProvider>)

it('says 演示环境 where the server says that its database is a demonstration', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="platform-demo" content="1">')
  show()
  expect(screen.getByText('演示环境').title).toBe('演示环境：报警是模拟的')
})

it('says nothing on a page without this element', () => {
  show()
  expect(screen.queryByText('演示环境')).toBeNull()
})
