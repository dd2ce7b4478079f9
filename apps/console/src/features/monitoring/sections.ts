import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client'

/** A section of the console for one system, with the kind of its records. The address contains its channel. */
export interface SystemSection {
  code: string
  kind: RecordKind
}

/** The six systems of buildings, the fire water and the fire hosts (spec 1 §2). All of them use the same screens. */
export const SYSTEM_SECTIONS: readonly SystemSection[] = [
  { code: 'dianqihuozai', kind: RECORD_KIND.general },
  { code: 'huozaibaojing', kind: RECORD_KIND.general },
  { code: 'gasFirecontrol', kind: RECORD_KIND.general },
  { code: 'combustible', kind: RECORD_KIND.general },
  { code: 'firedoor', kind: RECORD_KIND.general },
  { code: 'evacuation', kind: RECORD_KIND.general },
  { code: 'hydrant', kind: RECORD_KIND.hydrant },
  { code: 'fireMainframe', kind: RECORD_KIND.fireHost },
]
