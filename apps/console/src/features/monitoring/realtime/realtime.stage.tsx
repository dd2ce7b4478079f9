import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { StoryWorld } from '../../../testing/story-world'

/** Real-time monitoring in a story: the provider of the console, and an address of its own. */
export function RealtimeStage({ globals, search = '', children }: { globals: Record<string, unknown>; search?: string | undefined; children: ReactNode }) {
  return (
    <StoryWorld globals={globals}>
      <MemoryRouter initialEntries={[`/dianqihuozai/realtimeMonit/2${search}`]}>
        <div style={{ height: '100vh' }}>{children}</div>
      </MemoryRouter>
    </StoryWorld>
  )
}
