import { runSlowReaders } from '../crowd/slow-readers.mjs'

export const what = 'R15: 200 sockets, 20 of which never read, in a storm of 30 s'

const CROWD = { sockets: 200, slow: 20, perSecond: 400, seconds: 30 }

export async function run() {
  const { fires, tookMs, grownMb, readers, complete, reopened, latenessP99, closedAsSlow } = await runSlowReaders(CROWD)
  return [
    { figure: 'R15 fires raised', value: `${fires} in ${(tookMs / 1_000).toFixed(1)} s`, goal: '–', holds: true },
    { figure: 'R15 memory of the server, at most', value: `+${grownMb.toFixed(0)} MB`, goal: '≤ +100 MB', holds: grownMb <= 100 },
    { figure: 'R15 readers that heard every fire in order; that were cut off', value: `${complete} of ${readers}; ${reopened}`, goal: 'all; 0', holds: complete === readers && reopened === 0 },
    { figure: 'R15 after the first reader the others hear a fire, p99', value: `${latenessP99.toFixed(0)} ms`, goal: '≤ 1 s', holds: latenessP99 <= 1_000 },
    { figure: 'R15 that do not read: closed with 1013', value: `${closedAsSlow} of ${CROWD.slow}`, goal: 'all', holds: closedAsSlow === CROWD.slow },
  ]
}
