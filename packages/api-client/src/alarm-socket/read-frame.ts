import { readOf, Refusal } from '../decoding/decoder'
import type { GenericSchema } from '../decoding/valibot'
import { isWireObject, ownValue } from '../decoding/shape'
import { parseBody } from '../transport/parse-body'
import type { AlarmFrame } from './alarm-frame'
import { alarmPush, carriesAlarms, handledFrame, helloFrame, looksLikeAlarm, raisedFrame, skippedFrame, warningFrame } from './alarm-frame.schema'

/**
 * One message of the alarm socket → its frames: one, or those of an array (ADR 3). Never throws: a message or a frame that cannot be read
 * is `unreadable` (domain 17), and takes no other frame with it.
 */
export function readFrames(message: unknown): AlarmFrame[] {
  if (typeof message !== 'string') return [unreadable('not text')]
  const body = parseBody(message)
  if (body.kind !== 'json') return [unreadable('not JSON')]
  const wires: unknown = body.value
  return Array.isArray(wires) && wires.length > 0 ? wires.map(readFrame) : [readFrame(wires)]
}

function readFrame(wire: unknown): AlarmFrame {
  try {
    return frameOf(wire)
  } catch (error) {
    return unreadable(error instanceof Error ? error.name : 'unreadable')
  }
}

function frameOf(wire: unknown): AlarmFrame {
  if (!isWireObject(wire)) return unreadable('not an object')
  // whatever else it contains: no alarm is taken for a frame of another kind
  const type = carriesAlarms(wire) ? null : ownValue(wire, ['type'])
  if (type === 'handled') return ownValue(wire, ['raisedFrom']) === null ? decoded(type, handledFrame, wire) : decoded('raised', raisedFrame, wire)
  if (type === 'hello') return decoded(type, helloFrame, wire)
  if (type === 'earlyWarning') return decoded(type, warningFrame, wire)
  if (type === 'skipped') return decoded(type, skippedFrame, wire)
  const isReply = Object.hasOwn(wire, 'HeartResponse') && !looksLikeAlarm(wire)
  return isReply ? { type: 'heartbeatReply' } : decoded('alarm', alarmPush, wire)
}

/** The fields of a frame are those of its schema. */
function decoded<Type extends AlarmFrame['type']>(type: Type, schema: GenericSchema<unknown, Omit<AlarmFrame & { type: Type }, 'type'>>, wire: unknown): AlarmFrame {
  const read = readOf(schema)(wire)
  return read instanceof Refusal ? unreadable(read.reason) : ({ type, ...read } as unknown as AlarmFrame)
}

function unreadable(reason: string): AlarmFrame {
  return { type: 'unreadable', reason }
}
