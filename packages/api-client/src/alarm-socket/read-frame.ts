import { readOf, Refusal } from '../decoding/decoder'
import type { GenericSchema } from '../decoding/valibot'
import { isWireObject, ownValue } from '../decoding/shape'
import { parseBody } from '../transport/parse-body'
import type { AlarmFrame } from './alarm-frame'
import { alarmPush, carriesAlarms, handledFrame, helloFrame, looksLikeAlarm, raisedFrame, skippedFrame } from './alarm-frame.schema'

/** One message of the alarm socket → frame. Never throws: a message that cannot be read is `unreadable` (domain 17). */
export function readFrame(message: unknown): AlarmFrame {
  try {
    return frameOf(message)
  } catch (error) {
    return unreadable(error instanceof Error ? error.name : 'unreadable')
  }
}

function frameOf(message: unknown): AlarmFrame {
  if (typeof message !== 'string') return unreadable('not text')
  const body = parseBody(message)
  if (body.kind !== 'json') return unreadable('not JSON')
  const wire = body.value
  if (!isWireObject(wire)) return unreadable('not an object')
  // whatever else it contains: no alarm is taken for a frame of another kind
  if (carriesAlarms(wire)) return alarmOf(wire)
  const type = ownValue(wire, ['type'])
  if (type === 'handled' && ownValue(wire, ['raisedFrom']) !== null) return decoded(raisedFrame, wire, (raised) => ({ type: 'raised', ...raised }))
  if (type === 'handled') return decoded(handledFrame, wire, (handled) => ({ type: 'handled', ...handled }))
  if (type === 'hello') return decoded(helloFrame, wire, (hello) => ({ type: 'hello', ...hello }))
  if (type === 'skipped') return decoded(skippedFrame, wire, (skipped) => ({ type: 'skipped', ...skipped }))
  const isReply = Object.hasOwn(wire, 'HeartResponse') && !looksLikeAlarm(wire)
  return isReply ? { type: 'heartbeatReply' } : alarmOf(wire)
}

function alarmOf(wire: Record<string, unknown>): AlarmFrame {
  return decoded(alarmPush, wire, (push) => ({ type: 'alarm', push }))
}

function decoded<T>(schema: GenericSchema<unknown, T>, wire: unknown, frame: (output: T) => AlarmFrame): AlarmFrame {
  const read = readOf(schema)(wire)
  return read instanceof Refusal ? unreadable(read.reason) : frame(read)
}

function unreadable(reason: string): AlarmFrame {
  return { type: 'unreadable', reason }
}
