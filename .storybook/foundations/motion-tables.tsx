import { keyframes } from '../../packages/ui/src/theme/motion'
import { measures } from './measures'
import { ValueTable } from './value-table'

type Frames = Record<string, Record<string, string>>

const RULES = Object.entries<Frames>(keyframes).map(([name, frames]) => `@keyframes ${name} { ${Object.entries(frames).map(([at, style]) => `${at} { ${declarations(style)} }`).join(' ')} }`)

/** Durations, easing and the movements; a sample moves while the pointer is on it. */
export function MotionTables() {
  return (
    <>
      <style>{RULES.join('\n')}</style>
      <ValueTable caption="Durations 时长" head={['Time']} rows={measures('durations').map(({ name, value }) => ({ name, values: [value], sample: <span className="moving" style={{ transitionDuration: value }}>hover 悬停</span> }))} />
      <ValueTable caption="Easing 缓动" head={['Curve']} rows={measures('easings').map(({ name, value }) => ({ name, values: [value], sample: null }))} />
      <ValueTable
        caption="Movements 动作" head={['Keyframes']}
        rows={Object.entries<Frames>(keyframes).map(([name, frames], at) => ({ name, values: [RULES[at]?.slice(`@keyframes ${name} `.length) ?? ''], sample: <Playing name={name} frames={frames} /> }))}
      />
    </>
  )
}

function Playing({ name, frames }: { name: string; frames: Frames }) {
  return <span className="stage" title={Object.keys(frames).join(', ')}><span style={{ animationName: name }} /></span>
}

function declarations(style: Frames[string]): string {
  return Object.entries(style).map(([property, value]) => `${property}: ${value}`).join('; ')
}
