import { createApiClient } from '@smart-fire/api-client'
import { aHydrant, aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aJudgedFire } from '../confirm-exception/raise-verdict.fixtures'
import { SmartFireProvider } from '../provider'

const examples = import.meta.glob<Record<string, ComponentType<object>>>('../**/*.example.tsx')
const pages = import.meta.glob<string>(['../**/*.mdx', '../../../../.storybook/pages/*.mdx', '../../../../apps/console/src/**/*.mdx'], { query: '?raw', import: 'default', eager: true })

/** A text that each component of an example draws. */
const DRAWN: Record<string, RegExp> = {
  PlanOfABuilding: /星河大厦/,
  PlaceOfAnAlarm: /星河大厦/,
  Hydrant: /北门1号消火栓/,
  WithMapTiles: /within/,
  LiveValues: /东侧走廊/,
  PendingExceptions: /待处理异常/,
  Building: /建筑详情/,
  Verdict: /确认火警/,
  Correction: /更正为真实火警/,
  NotEnabledOfAFloor: /未启用设备/,
  NotEnabledOfAHydrant: /未启用设备/,
  OpenAlarms: /条待处理/,
  Firms: /海湾安全/,
  TopBar: /报警动态/,
}

const backend = createMockBackend({ world: { hydrants: [aHydrant()], records: [aRecord({ id: '1' })] } })
const firms = http.get('*/deviceSensorManufacturer/pageList', () => HttpResponse.json({ status: 200, data: { rows: [{ id: '1', sensorManufacturer: '海湾安全' }], total: 1 } }))
const server = setupServer(firms, ...backend.handlers)
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))
const props = { client, userId: '7', buildingId: '12', refresh: () => undefined, record: aJudgedFire(), place: '星河大厦 3F', children: <p>within</p> }

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
afterAll(() => server.close())

describe('the code that the pages show runs when it is copied', () => {
  it.each(Object.keys(examples))('%s', async (file) => {
    const components = Object.entries((await examples[file]?.()) ?? {}).filter(([name]) => /^[A-Z]/.test(name))
    for (const [name, Example] of components) {
      render(<SmartFireProvider client={client} alarms={{ userId: '7' }}><Example {...props} /></SmartFireProvider>)
      expect(await screen.findAllByText(DRAWN[name] ?? name), name).not.toHaveLength(0)
      cleanup()
    }
  })

  it('there are more than ten of them', () => {
    expect(Object.keys(examples).length).toBeGreaterThan(10)
  })
})

it.each(Object.keys(pages))('%s shows no code that only stands in the page', (page) => {
  expect(pages[page]?.match(/^```tsx?$/gm) ?? []).toEqual([])
})
