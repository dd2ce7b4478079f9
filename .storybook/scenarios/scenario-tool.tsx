/** @jsxRuntime classic */
// the manager bundles its own React, which lacks the newer JSX runtime
import React, { useEffect, useState } from 'react'
import { addons } from 'storybook/manager-api'
import { SCENARIO_COMMAND, SCENARIO_STATE, type ScenarioCommand, type ScenarioState } from './scenario-channel'

const TITLES = { flood: 'Flood', outage: 'Outage', hostLost: 'Host lost', badClock: 'Bad clock', nightShift: 'Night shift, 04:00' } as const
const NAMES = ['flood', 'outage', 'hostLost', 'badClock', 'nightShift'] as const

/** The controls of the scenario player: scenario, seed, play, pause, step and restart. */
export function ScenarioTool() {
  const [state, setState] = useState<ScenarioState | null>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    channel.on(SCENARIO_STATE, setState)
    return () => channel.off(SCENARIO_STATE, setState)
  }, [])
  const scenario = state?.scenario ?? 'flood'
  const seed = state?.seed ?? 1
  const send = (command: ScenarioCommand) => addons.getChannel().emit(SCENARIO_COMMAND, command)
  const button = (label: string, command: ScenarioCommand['command'], disabled = false) => (
    <button type="button" style={CONTROL} disabled={disabled} onClick={() => send({ command, scenario, seed })}>
      {label}
    </button>
  )
  const over = state !== null && state.done === state.total
  return (
    <div style={{ display: 'flex', gap: 6, alignItems: 'center', fontSize: 12 }}>
      <label>
        Scenario{' '}
        <select style={CONTROL} value={scenario} onChange={({ target }) => send({ command: 'start', scenario: NAMES.find((name) => name === target.value) ?? 'flood', seed })}>
          {NAMES.map((name) => (
            <option key={name} value={name}>{TITLES[name]}</option>
          ))}
        </select>
      </label>
      <label>
        Seed{' '}
        <input style={{ ...CONTROL, width: 56 }} type="number" value={seed} onChange={({ target }) => send({ command: 'start', scenario, seed: Number(target.value) })} />
      </label>
      {state?.playing ? button('Pause', 'pause') : button('Play', 'play', over)}
      {button('Step', 'step', over)}
      {button('Restart', 'start')}
      <output>{state ? `${state.done} of ${state.total}` : '…'}</output>
    </div>
  )
}

const CONTROL = { font: 'inherit', minHeight: 26, padding: '0 6px' }
