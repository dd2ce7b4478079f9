import { runKills } from '../kills.mjs'

export const what = 'R16: the platform server killed (SIGKILL) again and again while alarms come in'

export async function run({ seed }) {
  const { kills, acknowledged, lost, unpushed, restartMs } = await runKills({ seed, kills: 25 })
  return [
    { figure: 'R16 kills', value: kills, goal: '25', holds: kills === 25 },
    { figure: 'R16 acknowledged alarms', value: acknowledged, goal: '> 250', holds: acknowledged > 250 },
    { figure: 'R16 of these lost', value: lost, goal: '0', holds: lost === 0 },
    { figure: 'R16 of these without a push in the stream', value: unpushed, goal: '0', holds: unpushed === 0 },
    { figure: 'R16 restart to first answer, worst', value: `${restartMs} ms`, goal: '–', holds: true },
  ]
}
