import { FAULT_PAUSE_MS, FIRE_PAUSE_MS } from '../../packages/dialogs/src/alarm-feed/sound.region'
import { scheduleTones, type Tone, TONES } from '../../packages/dialogs/src/alarm-feed/sound/alarm-tones'
import { WARNING_TONES } from '../../packages/dialogs/src/alarm-feed/sound/warning-tones'
import { Copyable } from './copyable'

const MS_PER_SECOND = 1000
const SOUNDS: readonly { name: string; says: string; tones: readonly Tone[] }[] = [
  { name: 'fire', says: `火警，每 ${FIRE_PAUSE_MS / MS_PER_SECOND} s`, tones: TONES.fire },
  { name: 'fault', says: `故障，每 ${FAULT_PAUSE_MS / MS_PER_SECOND} s`, tones: TONES.fault },
  ...Object.entries(WARNING_TONES).map(([name, tones]) => ({ name, says: '预警，一次', tones })),
]

/** Every sound of the product: to hear, to see and to copy. */
export function SoundTable() {
  return (
    <table className="values">
      <caption>Sounds 声音</caption>
      <thead>
        <tr>
          <th scope="col">Sound</th>
          <th scope="col">For 用途</th>
          <th scope="col">Pitch over time 音高</th>
          <th scope="col">Tones 音</th>
        </tr>
      </thead>
      <tbody>
        {SOUNDS.map(({ name, says, tones }) => (
          <tr key={name}>
            <td><button type="button" onClick={() => play(tones)} aria-label={`Play ${name}`}>▶ {name}</button></td>
            <td>{says}</td>
            <td><Pitch tones={tones} /></td>
            <td>{tones.map((tone) => <div key={tone.startS}><Copyable>{wordsOf(tone)}</Copyable></div>)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SECOND_PX = 90
const HIGHEST_HZ = 1400
const HEIGHT_PX = 56

function Pitch({ tones }: { tones: readonly Tone[] }) {
  const y = (hz: number) => HEIGHT_PX * (1 - hz / HIGHEST_HZ)
  const end = Math.max(...tones.map(({ startS, lengthS }) => startS + lengthS))
  return (
    <svg width={end * SECOND_PX} height={HEIGHT_PX} aria-hidden="true">
      {tones.map(({ startS, lengthS, fromHz, toHz, gain }) => (
        <line key={startS} x1={startS * SECOND_PX} x2={(startS + lengthS) * SECOND_PX} y1={y(fromHz)} y2={y(toHz)} stroke="currentColor" strokeWidth={gain * 10} />
      ))}
    </svg>
  )
}

function wordsOf({ startS, lengthS, fromHz, toHz, gain, wave = 'square' }: Tone): string {
  const pitch = fromHz === toHz ? `${fromHz} Hz` : `${fromHz} → ${toHz} Hz`
  return `${startS} s, ${lengthS} s long, ${pitch}, ${wave}, gain ${gain}`
}

let context: AudioContext | null = null

function play(tones: readonly Tone[]): void {
  context ??= new AudioContext()
  scheduleTones(context, tones, context.currentTime)
}
