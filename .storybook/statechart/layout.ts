import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { Cause, Chart, ChartState } from './chart-model'

export interface PlacedState extends Box {
  path: string
  name: string
  description: string | null
  parallel: boolean
  stays: Cause[]
  leaf: boolean
}

export interface PlacedArrow {
  from: string
  to: string
  /** corner points, px */
  points: Point[]
  /** one line for each cause */
  label: (Box & { causes: Cause[] }) | null
}

export interface PlacedChart {
  width: number
  height: number
  /** outer states before inner ones, so that they are painted in order */
  states: PlacedState[]
  /** the dots that mark the initial states */
  dots: Point[]
  arrows: PlacedArrow[]
}

export interface Point {
  x: number
  y: number
}

interface Box extends Point {
  width: number
  height: number
}

export const LINE_PX = 15
/** the width of a character of an event's name */
export const CHARACTER_PX = 6.7
const PADDING_PX = 12
/** the height of the name of a state with states inside, above its events */
export const HEAD_PX = 30
const DOT = '•'

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
}

/** The positions of all boxes, arrows and labels of a chart, in px. The layout library is loaded with the first chart. */
export async function layoutChart(chart: Chart): Promise<PlacedChart> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const outsiders = outerTargets(chart)
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: LAYOUT,
    children: [elkState(chart.root), ...outsiders.map((path) => ({ id: path, ...leafSize(path, []) }))],
    edges: [...initialEdges(chart.root), ...chart.arrows.map(elkArrow)],
  }
  const placed = await new Elk().layout(graph)
  const boxes = new Map(allNodes(placed).map((node) => [node.id, boxOf(node)]))
  const edges = placed.edges ?? []
  const causes = new Map(chart.arrows.map((arrow) => [elkArrow(arrow).id, arrow.causes]))
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: [...allStates(chart.root), ...outsiders.map(outerState)].map((state) => ({ ...state, ...(boxes.get(state.path) ?? NOWHERE), leaf: state.states.length === 0 })),
    dots: [...boxes].filter(([id]) => id.startsWith(DOT)).map(([, { x, y, width, height }]) => ({ x: x + width / 2, y: y + height / 2 })),
    arrows: edges.flatMap((edge) => placedArrow(edge, causes.get(edge.id) ?? [])),
  }
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** The targets of arrows into other regions. */
function outerTargets({ root, arrows }: Chart): string[] {
  const own = new Set(allStates(root).map(({ path }) => path))
  return [...new Set(arrows.map(({ to }) => to))].filter((path) => !own.has(path))
}

const outerState = (path: string): ChartState => ({ path, name: path, description: null, parallel: false, stays: [], initial: null, states: [] })

function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)]
}

function elkState(state: ChartState): ElkNode {
  if (state.states.length === 0) return { id: state.path, ...leafSize(state.name, state.stays) }
  const head = HEAD_PX + state.stays.length * LINE_PX
  return {
    id: state.path,
    layoutOptions: { 'elk.padding': `[top=${head},left=${PADDING_PX},bottom=${PADDING_PX},right=${PADDING_PX}]` },
    children: [...(state.initial ? [{ id: `${DOT}${state.path}`, width: 10, height: 10 }] : []), ...state.states.map(elkState)],
  }
}

function leafSize(name: string, stays: Cause[]) {
  const longest = Math.max(name.length + 2, ...stays.map(({ words }) => words.length + 2))
  return { width: longest * CHARACTER_PX + 2 * PADDING_PX, height: 20 + LINE_PX + stays.length * LINE_PX }
}

function initialEdges(state: ChartState): ElkExtendedEdge[] {
  const own = state.initial ? [{ id: `${DOT} ${state.path}`, sources: [`${DOT}${state.path}`], targets: [state.initial] }] : []
  return [...own, ...state.states.flatMap(initialEdges)]
}

function elkArrow({ from, to, causes }: Chart['arrows'][number]): ElkExtendedEdge {
  const width = Math.max(...causes.map(({ words }) => words.length)) * CHARACTER_PX
  return {
    id: `${from} ${to}`,
    sources: [from],
    targets: [to],
    labels: [{ id: `${from} ${to} label`, text: causes.map(({ words }) => words).join('\n'), width, height: causes.length * LINE_PX }],
  }
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)]
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

function placedArrow({ sources, targets, sections, labels }: ElkExtendedEdge, causes: Cause[]): PlacedArrow[] {
  const label = labels?.[0]
  return (sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => ({
    from: sources[0] ?? '',
    to: targets[0] ?? '',
    points: [startPoint, ...bendPoints, endPoint],
    label: label ? { ...boxOf(label), causes } : null,
  }))
}
