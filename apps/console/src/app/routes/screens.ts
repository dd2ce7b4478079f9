import type { Screen } from './screen'

/** The one route table. A menu entry appears in the sidebar when its screen stands here. */
export const SCREENS: readonly Screen[] = [
  { parentCode: 'gailan', childCode: 'overView', load: () => import('../../features/overview') },
]
