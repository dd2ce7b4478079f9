import { runSeen, soundsOf } from '../browser/seen.mjs'

export const what = 'R4, read from the page: numbers, notices and sounds of a storm of 500 alarms a second for 20 s, compared with what was sent'

export async function run() {
  const seen = await runSeen({ rate: 500, seconds: 20 })
  const sounds = soundsOf(seen.tones)
  const shortest = Math.min(...sounds.slice(1).map((at, index) => at - sounds[index]))
  return [
    { figure: 'R4 on the button of the feed: alarms, fires / sent', value: `${seen.shown}, ${seen.shownFires} / ${seen.sent}, ${seen.fires}`, goal: 'equal', holds: seen.shown === seen.sent && seen.shownFires === seen.fires },
    { figure: 'R4 notices on the screen at most', value: Math.max(...seen.notices), goal: '1–5', holds: Math.max(...seen.notices) <= 5 && Math.max(...seen.notices) > 0 },
    { figure: 'R4 the newest fire is on the screen', value: seen.isNewestShown ? 'yes' : 'no', goal: 'yes', holds: seen.isNewestShown },
    { figure: 'R4 sounds that started; shortest pause', value: `${sounds.length}; ${(shortest / 1_000).toFixed(2)} s`, goal: '≥ 2; ≥ 2.9 s', holds: sounds.length > 1 && shortest >= 2_900 },
    { figure: 'uncaught errors', value: seen.errors.length, goal: '0', holds: seen.errors.length === 0 },
  ]
}
