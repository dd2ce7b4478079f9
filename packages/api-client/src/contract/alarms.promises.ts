import type { AlarmFrame } from '../alarm-socket/alarm-frame'
import { HEARTBEAT_TEXT } from '../alarm-socket/alarm-socket'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { VERDICT } from '../codes/verdict'
import { BrokenPromise, hold, same, type ContractUser, type ContractPromise } from './contract-promise'
import { raiseAndJudge } from './records.promises'

const LONGEST_WAIT_MS = 5_000

export const alarmPromises: readonly ContractPromise[] = [
  {
    title: 'a heartbeat gets a reply',
    async check({ operator }) {
      await whileListening(operator, async ({ send, next }) => {
        send(HEARTBEAT_TEXT)
        await next(({ type }) => type === 'heartbeatReply')
      })
    },
  },
  {
    title:
      'a new fire is pushed to all users of the tenant with everything that a notice shows; the record is already in the list',
    async check(backend) {
      await whileListening(backend.colleague, async ({ next }) => {
        const { id } = await backend.raise(RECORD_KIND.general, RECORD_CATEGORY.fire)
        const frame = await next((seen) => seen.type === 'alarm' && seen.points.some((point) => point.id === id))
        hold(frame.type === 'alarm', 'an alarm')
        const [{ kind, category, buildingName, equipmentType, raisedAt, alarmType }] = frame.points
        same([kind, category], [RECORD_KIND.general, RECORD_CATEGORY.fire], 'kind and category')
        hold(
          buildingName !== null && equipmentType !== null && raisedAt !== null && alarmType !== null,
          'place, type, time and alarms',
        )
        const { rows } = await backend.colleague.client.abnormalRecords.list({
          kind: RECORD_KIND.general,
          state: 'unhandled',
          page: 1,
          limit: 100,
        })
        hold(
          rows.some((row) => row.id === id),
          'the list has the record',
        )
      })
    },
  },
  {
    title: 'a verdict is pushed to all users of the tenant',
    async check(backend) {
      const { id } = await backend.raise(RECORD_KIND.general, RECORD_CATEGORY.fire)
      await whileListening(backend.colleague, async ({ next }) => {
        await backend.operator.client.abnormalRecords.confirm({
          kind: RECORD_KIND.general,
          id,
          category: RECORD_CATEGORY.fire,
          verdict: VERDICT.realFire,
        })
        const frame = await next((seen) => seen.type === 'handled' && seen.recordId === id)
        hold(frame.type === 'handled', 'handled')
        same([frame.kind, frame.person], [RECORD_KIND.general, backend.operator.username], 'kind and person')
      })
    },
  },
  {
    title: 'a raised verdict is pushed to all users of the tenant, with the first verdict and the place',
    async check(backend) {
      const { kind, id } = await raiseAndJudge(backend, VERDICT.falseAlarm)
      await whileListening(backend.colleague, async ({ next }) => {
        await backend.operator.client.abnormalRecords.raiseVerdict({ kind, id })
        const frame = await next((seen) => seen.type === 'raised' && seen.recordId === id)
        hold(frame.type === 'raised', 'raised')
        same([frame.person, frame.from], [backend.operator.username, VERDICT.falseAlarm], 'the person and the first verdict')
        hold(frame.place !== null && frame.position !== null, 'the place')
      })
    },
  },
]

interface Listening {
  send: (text: string) => void
  /** the first frame that fits, among those received so far and those to come */
  next: (fits: (frame: AlarmFrame) => boolean) => Promise<AlarmFrame>
}

async function whileListening(
  { client, userId }: ContractUser,
  work: (listening: Listening) => Promise<void>,
): Promise<void> {
  const frames: AlarmFrame[] = []
  const waits = new Set<() => void>()
  const ticket = await client.alarmSocket.ticket()
  const { opened, ended, handlers } = watch(frames, waits)
  const socket = client.alarmSocket.open({ userId, ...(ticket === null ? {} : { ticket }) }, handlers)
  const next = (fits: (frame: AlarmFrame) => boolean) =>
    new Promise<AlarmFrame>((resolve) => {
      const look = () => {
        const frame = frames.find(fits)
        if (frame === undefined) return
        waits.delete(look)
        resolve(frame)
      }
      waits.add(look)
      look()
    })
  try {
    await inTime(Promise.race([opened, ended]))
    await inTime(Promise.race([work({ send: (text) => socket.send(text), next }), ended]))
  } finally {
    socket.close()
  }
}

function watch(frames: AlarmFrame[], waits: Set<() => void>) {
  let opened: () => void = () => undefined
  let ended: (reason: Error) => void = () => undefined
  const whenOpen = new Promise<void>((resolve) => (opened = resolve))
  const whenEnded = new Promise<never>((_resolve, reject) => (ended = reject))
  whenEnded.catch(() => undefined)
  return {
    opened: whenOpen,
    ended: whenEnded,
    handlers: {
      onOpen: () => opened(),
      onFrame(frame: AlarmFrame) {
        frames.push(frame)
        for (const look of [...waits]) look()
      },
      onClose: (code: number) => ended(new BrokenPromise(`the socket was closed with ${code}`)),
    },
  }
}

async function inTime(promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BrokenPromise(`not within ${LONGEST_WAIT_MS} ms`)), LONGEST_WAIT_MS)
  })
  try {
    await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
