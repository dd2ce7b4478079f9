import { DEMO_PASSWORD } from '../../apps/server/src/seed/tenants.ts'
import { RULES } from '../walk/look.mjs'
import { walk } from '../walk/walk.mjs'

export const what = 'A person presses, types and goes back at random on every screen, while fires come in (real server): in both languages, in three sizes, with calls that fail'

const STEPS = 600
const WALKS = [
  { account: { username: 'operator', password: DEMO_PASSWORD }, locale: 'zh-CN', viewport: { width: 1280, height: 800 } },
  { account: { username: 'platform', password: DEMO_PASSWORD }, locale: 'en', viewport: { width: 834, height: 700 } },
  { account: { username: 'operator', password: DEMO_PASSWORD }, locale: 'zh-CN', viewport: { width: 1920, height: 1080 }, share: 1 / 6 },
]

/** A row for each rule; the ways to the findings are printed, because each is worth a repair. */
export async function run({ seed }) {
  const walks = []
  for (const [index, one] of WALKS.entries()) walks.push(await walk({ ...one, steps: STEPS, seed: seed + index }))
  const findings = walks.flatMap((one) => one.findings)
  for (const { rule, where, at, way } of findings) console.log(`${RULES[rule]} · ${at} · ${way}\n  ${where}`)
  for (const { ended } of walks) if (ended !== null) console.log(`one walk ended its own session: ${ended}`)
  const done = walks.reduce((sum, one) => sum + one.done, 0)
  const extent = `${done} of ${WALKS.length * STEPS} steps were possible; ${Math.max(...walks.map(({ screens }) => screens))} screens`
  const counts = walks.map(({ shown, pending }) => `${shown} / ${pending}`).join('; ')
  return [
    ...Object.entries(RULES).map(([rule, forbidden]) => {
      const found = findings.filter((finding) => finding.rule === rule).length
      return { figure: forbidden, value: found, ratio: extent, goal: '0', holds: found === 0 }
    }),
    { figure: 'pending alarms shown in the end / at the server', value: counts, ratio: `${walks.map(({ raised }) => raised).join('; ')} fires raised`, goal: 'equal', holds: walks.every(({ shown, pending }) => shown === pending) },
  ]
}
