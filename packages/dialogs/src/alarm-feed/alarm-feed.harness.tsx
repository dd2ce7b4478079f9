import { createApiClient, type AbnormalRecord } from '@smart-fire/api-client'
import { aRecord, createMockBackend, pushOf, type MockBackend } from '@smart-fire/api-client/mock'
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { LinkStatus, SmartFireProvider, type AcknowledgementStore, type SmartFireProviderProps } from '../provider'
import { AlarmFeed, type AlarmFeedProps } from './alarm-feed'

/** The feed in a provider on a mock platform without records, which begins anew with each test of the file. */
export function aFeedOnMock() {
  // a whole provider in jsdom, with two cores for everyone
  vi.setConfig({ testTimeout: 30_000 })
  configure({ asyncUtilTimeout: 10_000 })

  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  const world: { backend: MockBackend; store: AcknowledgementStore } = { backend: createMockBackend(), store: keptInThisBrowser() }
  const begin = (records: AbnormalRecord[]) => {
    world.backend = createMockBackend({ world: { records } })
    server.use(...world.backend.handlers)
  }
  beforeEach(() => {
    begin([])
    world.store = keptInThisBrowser()
  })

  async function open({ cameraView, ...props }: AlarmFeedProps & Pick<SmartFireProviderProps, 'cameraView'> = {}) {
    const client = createApiClient(world.backend.clientOptions({ baseUrl: 'http://mock.local' }))
    const rendered = render(
      <StrictMode>
        <SmartFireProvider client={client} alarms={{ userId: '9' }} acknowledgementStore={world.store} cameraView={cameraView}>
          <LinkStatus />
          <AlarmFeed {...props} />
        </SmartFireProvider>
      </StrictMode>,
    )
    await screen.findByText('实时连接正常')
    return rendered
  }

  return {
    /** the platform and the browser's store of this test; both can be replaced before `open` */
    world,
    /** Begins anew with these records. */
    begin,
    serve: server.use.bind(server),
    open,
    raise: (...records: AbnormalRecord[]) => act(() => records.forEach((record) => world.backend.raise(record))),
    push: (count: number, part: (index: number) => Partial<AbnormalRecord>) =>
      act(() => {
        for (let index = 0; index < count; index += 1) {
          world.backend.alarms.push(pushOf(aRecord({ id: `1${index}`, sensorNumber: `s${index}`, ...part(index) })))
        }
      }),
  }
}

/** Survives the simulated reload of a test. */
function keptInThisBrowser(): AcknowledgementStore {
  let kept = '[]'
  return { load: () => JSON.parse(kept) as unknown, save: (acknowledgements) => (kept = JSON.stringify(acknowledgements)) }
}

/** What a screen reader was told last. */
export const announced = () => screen.getByRole('alert').textContent
export const openFeed = () => fireEvent.click(screen.getByRole('button', { name: /^报警动态/ }))
