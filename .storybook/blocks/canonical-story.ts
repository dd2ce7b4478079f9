import type { StateStory } from './state-stories'

/**
 * The story that a reader should see for a state: the marked one, otherwise the plainest. The plainest has the fewest other
 * regions in a state that is not the usual one, then the fewest args besides its state, then the shortest name.
 */
export function canonicalStory(stories: StateStory[], path: string): StateStory | null {
  const usual = usualPaths(stories)
  const showing = stories.filter(({ paths }) => paths.includes(path))
  const deviations = ({ paths }: StateStory) => paths.filter((other) => regionOf(other) !== regionOf(path) && !usual.has(other)).length
  const rank = (story: StateStory) => [story.exampleOf.includes(path) ? 0 : 1, deviations(story), story.extras, story.name.length]
  return showing.sort((one, other) => firstDifference(rank(one), rank(other)) || one.id.localeCompare(other.id))[0] ?? null
}

/** The story with which a machine is shown first: every region in its usual state, of these one in which the machine begins (`initial`), otherwise as plain as it gets. */
export function openingStory(stories: StateStory[], initial: readonly string[] = []): StateStory | null {
  const usual = usualPaths(stories)
  const rank = ({ paths, extras, name }: StateStory) => [paths.filter((path) => !usual.has(path)).length, paths.filter((path) => !initial.includes(path)).length, extras, name.length]
  return [...stories].sort((one, other) => firstDifference(rank(one), rank(other)) || one.id.localeCompare(other.id))[0] ?? null
}

/** The state of each region that most stories leave it in. */
function usualPaths(stories: StateStory[]): Set<string> {
  const counts = new Map<string, number>()
  for (const path of stories.flatMap(({ paths }) => paths)) counts.set(path, (counts.get(path) ?? 0) + 1)
  const usual = new Map<string, string>()
  for (const [path, count] of counts) {
    const most = usual.get(regionOf(path))
    if (most === undefined || count > (counts.get(most) ?? 0)) usual.set(regionOf(path), path)
  }
  return new Set(usual.values())
}

function regionOf(path: string): string {
  return path.split('.')[0] ?? path
}

function firstDifference(one: number[], other: number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}
