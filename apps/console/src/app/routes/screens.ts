import { page, type Screen } from './screen'

/** The one route table. A menu entry appears in the sidebar when its screen stands here. */
export const SCREENS: readonly Screen[] = [
  page('gailan/overView', () => import('../../features/overview')),
]
