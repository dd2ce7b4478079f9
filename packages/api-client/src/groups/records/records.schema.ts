import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { abnormalRecord, type AbnormalRecord } from '../../resources/for-groups'
import { SYSTEM_TYPE, type SystemType } from '../../codes/system-type'
import { VERDICT } from '../../codes/verdict'
import { decoder, mapped, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { nullablePictureUrl } from '../../decoding/picture-url'
import { codeOf, flag, instant, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Instant } from '../../instant'

/** An abnormal record with what only its screens show. */
export interface ListedRecord extends AbnormalRecord {
  /** when an open record was reported last; null on servers that do not tell (ADR 3) */
  lastReportedAt: Instant | null
  /** arrival of the first report; null on servers that do not tell (ADR 3) */
  receivedAt: Instant | null
  /** what the clock of the device said where it cannot be believed, so that `raisedAt` is the arrival; otherwise null (domain 24) */
  stampedAt: Instant | null
  /** of a fire host: its name, or its address and port; null on servers that do not tell (ADR 3) */
  hostName: string | null
  /** of a fire of a fire host: whether it is the first since the host was calm or reset; null on servers that do not tell (ADR 3, 25) */
  isFirstAlarm: boolean | null
  /** the code of the system type of the series (GB/T 26875.3); null where the series has none, and on servers that do not tell (ADR 3) */
  systemType: SystemType | null
  /** whether its verdict can be raised to a real fire; false on servers that cannot (domain 28) */
  canBeRaised: boolean
  /** of a hydrant: its district as it is called now; null for other records, and on servers that do not tell (ADR 3) */
  area: string | null
  /** of a record of a camera: the picture that came with its report, by a link that expires; null without one, and on servers that do not tell (ADR 60) */
  pictureUrl: string | null
}

const readAdditions = readOf(shape({
  lastReportedAt: from('lastReportedAt', instant),
  receivedAt: from('receivedAt', instant),
  stampedAt: from('stampedAt', instant),
  hostName: from('hostName', text),
  isFirstAlarm: from('firstAlarm', flag),
  systemType: from('systemType', codeOf(SYSTEM_TYPE)),
  canBeRaised: from('canRaise', mapped(flag, (canRaise) => canRaise ?? false)),
  area: from('area', text),
  pictureUrl: from('picture', nullablePictureUrl),
}))

/** A row of pageList of one of the three tables. */
export function listedRecord(kind: RecordKind) {
  const readRecord = readOf(abnormalRecord(kind))
  return decoder((wire): ListedRecord | Refusal => {
    const record = readRecord(wire)
    const additions = readAdditions(wire)
    if (record instanceof Refusal) return record
    return additions instanceof Refusal ? additions : { ...record, ...additions }
  })
}

const readSource = readOf(
  shape({
    kind: from('kind', codeOf(RECORD_KIND)),
    hydrantId: from(['fireCockId', 'hydrantId'], nullableId),
    hydrantName: from(['hydrantName', 'hydrantrName'], text),
    fireHostId: from(['fireMainId', 'fireMianId', 'fireMain'], nullableId),
    loop: from('sensorLoop', text),
  }),
)

/** A row of a list that joins the tables: our server sends the kind, others send general records only. */
export const latestRecord = decoder((wire): AbnormalRecord | Refusal => {
  const source = readSource(wire)
  return source instanceof Refusal ? source : readOf(abnormalRecord(source.kind ?? kindByShape(source)))(wire)
})

type Source = Exclude<ReturnType<typeof readSource>, Refusal>

function kindByShape({ hydrantId, hydrantName, fireHostId, loop }: Source): RecordKind {
  if (hydrantId !== null || hydrantName !== null) return RECORD_KIND.hydrant
  return fireHostId !== null || loop !== null ? RECORD_KIND.fireHost : RECORD_KIND.general
}

/** What became of an attempt to judge a record: it counted, it raised the verdict to a real fire, it repeated the verdict that counted, or another user was first. */
const OUTCOME = { accepted: 'accepted', raised: 'raised', repeated: 'repeated', conflict: 'conflict' } as const

/** An attempt to judge a record (GET …/history, our server; ADR 3). */
export type VerdictAttempt = Decoded<typeof verdictAttempt>

export const verdictAttempt = shape({
  /** username */
  person: from('person', text),
  at: from('time', instant),
  outcome: from('outcome', codeOf(OUTCOME)),
  /** null for a fault: it has been handled */
  verdict: from('verdict', codeOf(VERDICT)),
})
