import { runConfirmRaces } from '../../apps/server/src/testing/confirm-races.ts'

export const what = 'R17: two users give a verdict on the same record at the same moment, 500 times'

const RACES = 500

export async function run() {
  const counts = await runConfirmRaces({ races: RACES })
  const all = (figure, value, goal) => ({ figure: `R17 ${figure}`, value, goal: String(goal), holds: value === goal })
  return [
    all('races with exactly one success', counts.oneWinner, RACES),
    all('others told who, when and what', counts.losersInformed, RACES),
    all('records with the verdict of the winner', counts.winnerStored, RACES),
    all('attempts in the verdict history', counts.history, counts.calls),
    all('attempts in the audit log', counts.audited, counts.calls),
    all('`handled` pushes', counts.pushes, RACES),
  ]
}
