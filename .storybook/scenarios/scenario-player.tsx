import type { MockBackend } from '@smart-fire/api-client/mock'
import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { applyTo } from './apply-step'
import { createPlayer, type Player, type PlayerState, type Speed } from './player'
import { SCENARIO_COMMAND, SCENARIO_STATE, type ScenarioCommand, type ScenarioState } from './scenario-channel'
import type { ScenarioChange } from './scenario-step'
import { type ScenarioName, scenarioStart, scenarioSteps } from './scenarios'

export interface Chosen {
  scenario: ScenarioName
  seed: number
  speed: Speed
}

interface ScenarioPlayerProps {
  chosen: Chosen
  backend: MockBackend
  /** an instant of the day of the scenario */
  day: number
  onPlayer?: (player: Player) => void
  /** called after each step */
  onStep?: () => void
}

/** Executes the commands of the toolbar on the mock platform and reports the progress to it. */
export function ScenarioPlayer({ chosen: { scenario, seed, speed }, backend, day, onPlayer, onStep }: ScenarioPlayerProps) {
  useEffect(() => {
    const channel = addons.getChannel()
    const start = scenarioStart(scenario, day)
    const steps = scenarioSteps(scenario, seed, start)
    const report = (state: PlayerState) => {
      const says = steps.slice(0, state.done).findLast((step) => step.says !== undefined)?.says ?? null
      channel.emit(SCENARIO_STATE, { ...state, scenario, seed, start, says } satisfies ScenarioState)
    }
    const change = applyTo(backend)
    const apply = (step: ScenarioChange) => {
      change(step)
      onStep?.()
    }
    const player = createPlayer(steps, { apply, changed: report }, speed)
    onPlayer?.(player)
    const execute = ({ command, speed: wanted }: ScenarioCommand) => {
      if (command === 'speed') player.setSpeed(wanted)
      else if (command !== 'start') player[command]()
    }
    channel.on(SCENARIO_COMMAND, execute)
    return () => {
      channel.off(SCENARIO_COMMAND, execute)
      player.stop()
    }
  }, [scenario, seed, speed, backend, day, onPlayer, onStep])
  return null
}

/** What the toolbar has chosen, with the number of the start: each start is a new world. */
export function useChosenScenario(first: Chosen, reset: () => void): Chosen & { round: number } {
  const [chosen, setChosen] = useState({ ...first, round: 0 })
  useEffect(() => {
    const begin = ({ command, ...wanted }: ScenarioCommand) => {
      if (command !== 'start') return
      reset()
      setChosen((before) => ({ ...wanted, round: before.round + 1 }))
    }
    const channel = addons.getChannel()
    channel.on(SCENARIO_COMMAND, begin)
    return () => channel.off(SCENARIO_COMMAND, begin)
  }, [reset])
  return chosen
}
