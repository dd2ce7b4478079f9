import { runKills } from '../kills.mjs'

export const what = 'R16: the platform server is killed (SIGKILL) repeatedly while it ingests alarms'

const KILLS = 200

export async function run({ seed }) {
  const { kills, acknowledged, lost, unpushed, restartMs } = await runKills({ seed, kills: KILLS })
  return [
    { figure: 'R16 kills', value: kills, goal: String(KILLS), holds: kills === KILLS },
    { figure: 'R16 acknowledged alarms', value: acknowledged, goal: '> 2000', holds: acknowledged > 2_000 },
    { figure: 'R16 of these lost', value: lost, goal: '0', holds: lost === 0 },
    { figure: 'R16 of these without a push in the stream', value: unpushed, goal: '0', holds: unpushed === 0 },
    { figure: 'R16 restart to first answer, worst', value: `${restartMs} ms`, goal: '–', holds: true },
  ]
}
