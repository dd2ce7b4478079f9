/** @jsxRuntime classic */
// the manager bundles its own React, which lacks the newer JSX runtime
import React, { useEffect, useState } from 'react'
import { addons } from 'storybook/manager-api'
import { SPEEDS } from './player'
import { SCENARIO_COMMAND, SCENARIO_STATE, type ScenarioCommand, type ScenarioState } from './scenario-channel'
import { ScenarioTime } from './scenario-time'

const TITLES = { flood: '报警密集 Flood', outage: '断网 Outage', hostLost: '主机离线 Host lost', badClock: '时钟错误 Bad clock', nightShift: '凌晨四点 Night shift, 04:00' } as const
const NAMES = ['nightShift', 'flood', 'outage', 'hostLost', 'badClock'] as const

/** The controls of the scenario player: scenario, seed, speed, play, pause, step and restart, with the time of the scenario and what has just happened. */
export function ScenarioTool() {
  const [heard, setHeard] = useState<{ state: ScenarioState; heardAt: number } | null>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    const hear = (told: ScenarioState) => setHeard({ state: told, heardAt: performance.now() })
    channel.on(SCENARIO_STATE, hear)
    return () => channel.off(SCENARIO_STATE, hear)
  }, [])
  const state = heard?.state ?? null
  const { scenario, seed, speed } = state ?? { scenario: 'flood', seed: 1, speed: 1 } as const
  const send = (command: ScenarioCommand['command'], other: Partial<ScenarioCommand> = {}) => addons.getChannel().emit(SCENARIO_COMMAND, { command, scenario, seed, speed, ...other })
  const button = (label: string, command: ScenarioCommand['command'], disabled = false) => (
    <button type="button" style={CONTROL} disabled={disabled} onClick={() => send(command)}>
      {label}
    </button>
  )
  const over = state !== null && state.done === state.total
  return (
    <div style={{ display: 'flex', gap: 6, alignItems: 'center', fontSize: 12, whiteSpace: 'nowrap' }}>
      <label>
        场景 Scenario{' '}
        <select style={CONTROL} value={scenario} onChange={({ target }) => send('start', { scenario: NAMES.find((name) => name === target.value) ?? 'flood' })}>
          {NAMES.map((name) => (
            <option key={name} value={name}>{TITLES[name]}</option>
          ))}
        </select>
      </label>
      <label>
        种子 Seed{' '}
        <input style={{ ...CONTROL, width: 48 }} type="number" value={seed} onChange={({ target }) => send('start', { seed: Number(target.value) })} />
      </label>
      <label>
        速度 Speed{' '}
        <select style={CONTROL} value={speed} onChange={({ target }) => send('speed', { speed: SPEEDS.find((each) => String(each) === target.value) ?? 1 })}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>{each}×</option>
          ))}
        </select>
      </label>
      {state?.playing ? button('暂停 Pause', 'pause') : button('播放 Play', 'play', over)}
      {button('单步 Step', 'step', over)}
      {button('重来 Restart', 'start')}
      {heard ? <ScenarioTime {...heard} /> : '…'}
    </div>
  )
}

const CONTROL = { font: 'inherit', minHeight: 26, padding: '0 6px' }
