import { expect, it } from 'vitest'
import { anAlarm } from './alarm-feed.fixtures'
import { en, zhCN } from './alarm-feed.messages'
import { textOfAnnouncement } from './alarm-words'

const worst = anAlarm('1', { buildingName: 'Tower 7', floor: 3, position: 'lobby', alarmType: 'smoke' })

it.each([
  ['Chinese', zhCN, '新增 4 条报警，火警 1 条，故障 3 条。火警，Tower 7，3F lobby，smoke'],
  ['English', en, '4 new alarms: 1 fire, 3 faults. Fire, Tower 7, 3F lobby, smoke'],
])('the announcement of many alarms is two sentences in %s: how many there are, and the worst one by name', (_language, words, text) => {
  expect(textOfAnnouncement({ serial: 1, fires: 1, faults: 3, late: false, alarms: [worst] }, words)).toBe(text)
})
