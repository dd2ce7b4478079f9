import type { AbnormalRecord, AlarmChannel } from '@smart-fire/api-client'
import { createActor, fromPromise, waitFor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { exceptionListMachine } from './exception-list.machine'
import type { ChannelsAnswer, ExceptionListEmitted, ExceptionListEvent, PageAnswer, PageRequest } from './exception-list.types'

export const smoke: AlarmChannel = { id: '1', name: '无线感烟', count: 3, fireCount: 0 }
export const hosts: AlarmChannel = { id: '11', name: '消防主机', count: 1, fireCount: 1 }

interface Opening {
  channels?: AlarmChannel[]
  newestFireChannelId?: string | null
  total?: number
  planAllowed?: boolean
}

/** The list with its first page answered. Channel counts answer at once unless a test takes them over. */
export async function openList(rows: AbnormalRecord[], { total = rows.length, planAllowed = true, ...channels }: Opening = {}) {
  const list = openUnanswered(planAllowed)
  await list.channelsAnswer(channels)
  await list.pageAnswer(rows, total)
  return list
}

/** The list as it opens; the test gives every answer. */
export function openUnanswered(planAllowed = true) {
  const pages: Deferred<PageAnswer>[] = []
  const channelLoads: Deferred<ChannelsAnswer>[] = []
  const asked: PageRequest[] = []
  const emitted: ExceptionListEmitted[] = []
  const searches: Deferred<string | null>[] = []
  const searched: (AbnormalRecord | null)[] = []
  const actor = createActor(
    exceptionListMachine.provide({
      actors: {
        loadChannels: fromPromise<ChannelsAnswer>(() => push(channelLoads)),
        loadPage: fromPromise<PageAnswer, PageRequest>(({ input }) => {
          if (input.channelId !== null) asked.push(input)
          return push(pages)
        }),
        findDevice: fromPromise<string | null, AbnormalRecord | null>(({ input }) => {
          searched.push(input)
          return push(searches)
        }),
        loadPermission: fromPromise<boolean>(async () => planAllowed),
      },
    }),
    { input: { change: 0 } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const newest = <T>(loads: Deferred<T>[]) => {
    const load = loads.at(-1)
    if (!load) throw new Error('nothing was asked for')
    return load
  }
  return {
    asked,
    emitted,
    searched,
    async deviceFound(sensorId: string) {
      newest(searches).resolve(sensorId)
      await settle()
    },
    async deviceLost() {
      newest(searches).reject(new Error('down'))
      await settle()
    },
    send: (event: ExceptionListEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    shownIds: () => actor.getSnapshot().context.rows.map((row) => row.id),
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    pending: () => newest(pages),
    async pageAnswer(rows: AbnormalRecord[], total = rows.length) {
      newest(pages).resolve({ rows, total, loadedAt: 0 })
      await settle()
    },
    async pageFail() {
      newest(pages).reject(new Error('down'))
      await settle()
    },
    async channelsAnswer({ channels = [smoke, hosts], newestFireChannelId = '1' }: Opening = {}) {
      newest(channelLoads).resolve({ channels, newestFireChannelId })
      await settle()
      await waitFor(actor, (snapshot) => !snapshot.matches({ permission: 'loading' }))
    },
    async channelsFail() {
      newest(channelLoads).reject(new Error('down'))
      await settle()
    },
  }
}

interface Deferred<T> {
  resolve(value: T): void
  reject(error: Error): void
}

function push<T>(loads: Deferred<T>[]): Promise<T> {
  return new Promise<T>((resolve, reject) => loads.push({ resolve, reject }))
}

/** lets promises that are already settled be heard by the machine */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
