import type { Alarm } from '../../alarm-socket/alarm'
import type { RecordKind } from '../../codes/record-kind'

/** An abnormal event of a device: a fire alarm or a fault (spec 1 §2, §3). One form for the rows of three tables; what a kind does not have is null. */
export interface AbnormalRecord extends Alarm {
  kind: RecordKind
  id: string
}
