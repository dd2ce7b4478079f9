import { CHANNEL, RECORD_KIND, type RecordKind } from '@smart-fire/api-client'

/** A section of the console for one system, with the kind of its records. The address contains its channel. */
export interface SystemSection {
  code: string
  kind: RecordKind
  /** its channel where the address names none; the menu entry of the server names it */
  channelId: string
}

/** The six systems of buildings, the fire water and the fire hosts (spec 1 §2). All of them use the same screens. */
export const SYSTEM_SECTIONS: readonly SystemSection[] = [
  { code: 'dianqihuozai', kind: RECORD_KIND.general, channelId: '2' },
  { code: 'huozaibaojing', kind: RECORD_KIND.general, channelId: '1' },
  { code: 'gasFirecontrol', kind: RECORD_KIND.general, channelId: '6' },
  { code: 'combustible', kind: RECORD_KIND.general, channelId: '4' },
  { code: 'firedoor', kind: RECORD_KIND.general, channelId: '7' },
  { code: 'evacuation', kind: RECORD_KIND.general, channelId: '8' },
  { code: 'hydrant', kind: RECORD_KIND.hydrant, channelId: CHANNEL.hydrant },
  { code: 'fireMainframe', kind: RECORD_KIND.fireHost, channelId: CHANNEL.fireHost },
]

/** Cameras: their records are those of devices (ADR 50), on screens with names of their own. */
export const VIDEO_SECTION: SystemSection = { code: 'videoSurveillance', kind: RECORD_KIND.general, channelId: '9' }

/** The sections whose devices stand in buildings and are devices, not points of fire hosts. */
export const BUILDING_SECTIONS: readonly SystemSection[] = SYSTEM_SECTIONS.filter(({ kind }) => kind === RECORD_KIND.general)
