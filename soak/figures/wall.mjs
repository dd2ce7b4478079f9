import { videoWall } from '../browser/video-wall.mjs'

export const what = 'Issue 19 on the built console: 200 changes of the layout; 16 panes beside a storm of alarms, and beside bare video elements'

const CHANGES = 200
const MOST_GROWTH_MB = 4
const MOST_SHARE = 0.2

export async function run() {
  const { panes, still, again, wall, bare, sent, counted, warmMb, lastMb, videos, errors } = await videoWall({ changes: CHANGES, seconds: 20, rate: 100 })
  const share = (wall - bare) / 1_000
  const growth = lastMb - warmMb
  return [
    { figure: 'panes that play: before the storm; within a minute after it', value: `${panes}; ${again}`, ratio: `${still} at its end`, goal: '16; 16', holds: panes === 16 && again === 16 },
    { figure: 'main thread beyond bare elements', value: `${(share * 100).toFixed(1)} % of a core`, ratio: `${wall.toFixed(0)} against ${bare.toFixed(0)} ms per second`, goal: '< 20 %', holds: share < MOST_SHARE },
    { figure: 'alarms counted beside 16 panes / sent', value: `${counted} / ${sent}`, goal: 'equal', holds: counted === sent },
    { figure: `heap after ${CHANGES} changes of the layout`, value: `${lastMb.toFixed(1)} MB`, ratio: `${growth.toFixed(1)} MB more than after 40`, goal: `≤ ${MOST_GROWTH_MB} MB more`, holds: growth <= MOST_GROWTH_MB },
    { figure: 'video elements of a wall of one pane', value: videos, goal: '1', holds: videos === 1 },
    { figure: 'uncaught errors', value: errors.length === 0 ? 0 : `${errors.length}: ${errors[0]}`, goal: '0', holds: errors.length === 0 },
  ]
}
