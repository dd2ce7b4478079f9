// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { isMachine, leafStates } from '../machine-states'
import { arrowsFrom, eventName, pathOf } from '../paths/transitions'
import { handledInEveryState, type Chart, chartsOf, type ChartState } from './chart-model'

const machineFiles = import.meta.glob<Record<string, unknown>>(['../../packages/*/src/**/*.machine.ts', '../../apps/console/src/**/*.machine.ts'])

/** Compares each drawing with its machine: no state and no transition may be missing. */
describe('the charts of every machine contain all its states and transitions', () => {
  it.each(Object.keys(machineFiles))('%s', { timeout: 60_000 }, async (file) => {
    const machine = Object.values((await machineFiles[file]?.()) ?? {}).find(isMachine)
    if (!machine) throw new Error(`${file} exports no machine`)
    const charts = chartsOf(machine)
    const drawn = charts.flatMap(({ root }) => statesIn(root)).filter(({ states }) => states.length === 0)
    expect(drawn.map(({ path }) => path)).toEqual(leafStates(machine).map(({ path }) => path))

    const told = new Set([...charts.flatMap(linesOf), ...handledInEveryState(machine).map(({ words, to }) => `${machine.id}: ${[bare(words), to].filter(Boolean).join(' → ')}`)])
    expect(nodesIn(machine.root).flatMap(arrowLines).filter((line) => !told.has(line))).toEqual([])
  })
})

function statesIn(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesIn)]
}

function linesOf({ root, arrows }: Chart): string[] {
  const stays = statesIn(root).flatMap(({ path, stays }) => stays.map(({ words }) => `${path}: ${bare(words)}`))
  return [...stays, ...arrows.flatMap(({ from, to, causes }) => causes.map(({ words }) => `${from}: ${bare(words)} → ${to}`))]
}

/** The name of an event without its guard. */
function bare(words: string): string {
  return words.replace(/ \[[^\]]*\]$/, '')
}

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)]
}

function arrowLines(node: AnyStateNode): string[] {
  return arrowsFrom(node).flatMap((arrow) => {
    const targets = (arrow.target ?? []) as AnyStateNode[]
    return targets.length === 0
      ? [`${pathOf(node)}: ${eventName(arrow)}`]
      : targets.map((target) => `${pathOf(node)}: ${eventName(arrow)} → ${pathOf(target)}`)
  })
}
